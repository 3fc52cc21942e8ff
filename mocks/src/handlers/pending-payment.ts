import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { order } from '../fixtures/order.ts'
import { pendingPayment } from '../fixtures/pending-payment.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(pendingPaymentCalls.getPendingPayment, pendingPayment()),
  mock(pendingPaymentCalls.payPending, order({ status: 'paying', items: [], number: 'PAY-100057' })),
]
