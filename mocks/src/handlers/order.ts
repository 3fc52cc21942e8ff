import { orderCalls } from '@shop/contract/order'
import { priceOf } from '@shop/contract/money'
import { listOf } from '../fixture.ts'
import { order } from '../fixtures/order.ts'
import { mock } from '../mock.ts'

export const orderHandlers = [
  mock(orderCalls.getOrder, order()),
  mock(orderCalls.listOrderHistory, listOf([order()])),
  mock(orderCalls.listPendingOrders, listOf([order({ status: 'pending', paymentMethod: 'EFT' })])),
  mock(orderCalls.getPendingPayment, { amount: priceOf(6120, 'USD'), loyaltyPoints: 0 }),
]
