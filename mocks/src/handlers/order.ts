import { orderCalls } from '@shop/contract/order'
import { listOf } from '../fixture.ts'
import { orderDetail, orders } from '../fixtures/order.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(orderCalls.getOrder, orderDetail()),
  mock(orderCalls.listOrderHistory, listOf(orders)),
  mock(orderCalls.listPendingOrders, listOf(orders.filter(({ status }) => status === 'pending'))),
]
