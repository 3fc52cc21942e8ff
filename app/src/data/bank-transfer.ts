import type { Currency } from '@shop/contract/constants'
import { bankTransferEndpoints } from '@shop/contract/endpoints/bank-transfer'
import { read, useRead } from './use-call.ts'

const readBankAccount = (currency: Currency) => read(bankTransferEndpoints.getBankAccount, { query: { currency } })

/** Where transfers in a currency go; a 404 where the shop takes none in it. */
export const useBankAccount = (currency: Currency) => useRead(readBankAccount(currency))
