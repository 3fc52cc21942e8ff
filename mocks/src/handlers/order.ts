import { orderCalls } from '@shop/contract/order'
import { listOf } from '../fixture.ts'
import { order, orders } from '../fixtures/order.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(orderCalls.getOrder, order()),
  mock(orderCalls.listOrderHistory, listOf(orders)),
  mock(orderCalls.listPendingOrders, listOf(orders.filter(({ status }) => status === 'pending'))),
]
