import { orderCalls } from '@shop/contract/order'
import { orderLinkSent } from '@shop/contract/order-link-text'
import { listOf } from '../fixture.ts'
import { orderDetail, orders, undeliverable } from '../fixtures/order.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(orderCalls.listUndeliverable, { results: [undeliverable()] }),
  mock(orderCalls.getOrder, orderDetail()),
  mock(orderCalls.sendOrderLink, { message: orderLinkSent }),
  mock(orderCalls.listOrderHistory, listOf(orders)),
  mock(orderCalls.listPendingOrders, listOf(orders.filter(({ status }) => status === 'pending'))),
]
