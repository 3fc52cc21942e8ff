import { bankTransferCalls } from '@shop/contract/bank-transfer'
import { bankAccount } from '../fixtures/bank-transfer.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(bankTransferCalls.getBankAccount, bankAccount())]
