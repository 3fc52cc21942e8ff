import { addressOf } from '@shop/contract/call'
import type { OrderPaymentBody } from '@shop/contract/checkout'
import { checkoutEndpoints } from '@shop/contract/endpoints/checkout'
import { Failure } from '@shop/contract/failure'
import type { Order, OrderLink } from '@shop/contract/order'
import { orderEndpoints } from '@shop/contract/endpoints/order'
import { request } from '@shop/contract/request'
import { useRefreshPayments } from './pending-payment.ts'
import { read, useRead } from './use-call.ts'

const slowly = 3000
const readOrder = (checkoutId: string) => read(orderEndpoints.getOrder, { params: { checkoutId } })

/** An order by its checkout's key, polled every few seconds while its payment is under way. */
export const useOrder = (checkoutId: string | null) =>
  useRead(checkoutId ? readOrder(checkoutId) : null, {
    refreshInterval: (order) => (order?.status === 'paying' ? slowly : 0),
  })

/** The order as the server has it now; null when it never came to one. Throws when the server cannot be reached. */
export async function findOrder(checkoutId: string): Promise<Order | null> {
  try {
    return await request(orderEndpoints.getOrder, { params: { checkoutId } })
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return null
    throw error
  }
}

/** Has an order's link mailed to the address that it was placed with. */
export const sendOrderLink = (body: OrderLink) => request(orderEndpoints.sendOrderLink, { body })

/** A page of the user's orders: all, or only those paid or waiting. */
export const readOrders = (filter: 'all' | 'paid' | 'pending', page = 1) =>
  filter === 'pending'
    ? read(orderEndpoints.listPendingOrders, { query: { page: String(page) } })
    : read(orderEndpoints.listOrderHistory, {
        query: { page: String(page), ...(filter === 'paid' && { paid: 'true' }) },
      })

export const useOrders = (...[filter, page]: Parameters<typeof readOrders>) =>
  useRead(readOrders(filter, page), { keepPreviousData: true })

/** How many of the newest orders the account's first page shows. */
const recentOrders = '3'
export const readRecentOrders = () => read(orderEndpoints.listOrderHistory, { query: { size: recentOrders } })
export const useRecentOrders = () => useRead(readRecentOrders())

/** Another payment of an order that waits for its transfer, which waits for its money in turn. */
export const payOrder = (orderKey: string, body: OrderPaymentBody) =>
  request(checkoutEndpoints.payOrder, { params: { orderKey }, body })

/** Cancels an order, and fetches again everything that this changes, also where it is too late. */
export function useCancelOrder() {
  const refresh = useRefreshPayments()
  return async (orderKey: string) => {
    try {
      return await request(checkoutEndpoints.cancelOrder, { params: { orderKey }, body: {} })
    } finally {
      await refresh()
    }
  }
}

/** Where the bill of an order is, as a PDF. */
export const orderFile = (checkoutId: string) => addressOf(orderEndpoints.getOrderFile, { params: { checkoutId } })

/** Where a credit note is, as a PDF. */
export const creditNoteFile = (checkoutId: string, number: string) =>
  addressOf(orderEndpoints.getCreditNoteFile, { params: { checkoutId, number } })

export const readUndeliverable = () => read(orderEndpoints.listUndeliverable)

/** Lines that were paid and cannot be delivered, the oldest first. */
export const useUndeliverable = () => useRead(readUndeliverable())

/** Where the orders of a period are, as CSV; both days included. */
export const orderExport = (query: { from: string; to: string }) => addressOf(orderEndpoints.exportOrders, { query })
