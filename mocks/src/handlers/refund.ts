import { refundCalls } from '@shop/contract/refund'
import { listOf } from '../fixture.ts'
import { refund, refunds } from '../fixtures/refund.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(refundCalls.listRefunds, ({ query: { state } }) =>
    listOf(refunds.filter((one) => !state || one.state === state)),
  ),
  mock(refundCalls.assignRefund, { creditNotes: ['CN-100008'], refunds: [refund()] }),
  mock(refundCalls.retryRefund, refund({ state: 'requested', doneAt: null })),
  mock(refundCalls.recordRefund, refund()),
]
