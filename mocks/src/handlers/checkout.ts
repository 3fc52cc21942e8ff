import { checkoutCalls } from '@shop/contract/checkout'
import { awaitedOrder, order } from '../fixtures/order.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(checkoutCalls.createOrder, order({ status: 'paying' })),
  mock(checkoutCalls.preparePayment, {
    provider: 'sandbox',
    mode: 'test',
    publishableKey: null,
    isYearly: false,
    cardSession: null,
  }),
  mock(checkoutCalls.startPayment, {
    clientSecret: 'sandbox',
    provider: 'sandbox',
    mode: 'test',
    publishableKey: null,
  }),
  mock(checkoutCalls.confirmPayment, order()),
  mock(checkoutCalls.payOrder, order({ number: 'PAY-100057', status: 'paying' })),
  mock(checkoutCalls.cancelOrder, awaitedOrder({ status: 'cancelled' })),
  mock(checkoutCalls.createAdvanceOrder, order({ status: 'pending' })),
]
