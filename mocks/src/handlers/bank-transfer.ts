import { bankTransferCalls } from '@shop/contract/bank-transfer'
import { listOf } from '../fixture.ts'
import { bankAccount, bankTransfer, bankTransfers, plannedTransfers } from '../fixtures/bank-transfer.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(bankTransferCalls.getBankAccount, bankAccount()),
  mock(bankTransferCalls.listBankTransfers, ({ query: { state } }) =>
    listOf(bankTransfers.filter((one) => !state || one.state === state)),
  ),
  mock(bankTransferCalls.previewBankTransfers, { lines: plannedTransfers, lookAt: [] }),
  mock(bankTransferCalls.importBankTransfers, { lineCount: 4, newCount: 3, lookAt: [], states: {} }),
  mock(bankTransferCalls.matchBankTransfer, ({ body }) =>
    bankTransfer({ state: 'matched', number: body.number, reason: body.reason }),
  ),
  mock(bankTransferCalls.returnBankTransfer, bankTransfer({ state: 'returned' })),
]
