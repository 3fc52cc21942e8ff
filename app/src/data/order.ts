import { Failure } from '@shop/contract/failure'
import { type Order, orderCalls } from '@shop/contract/order'
import { request } from '@shop/contract/request'
import { read, useRead } from './use-call.ts'

const slowly = 3000
const readOrder = (checkoutId: string) => read(orderCalls.getOrder, { params: { checkoutId } })

/** An order by its checkout's key, asked again every few seconds while its payment is under way. */
export const useOrder = (checkoutId: string | null) =>
  useRead(checkoutId ? readOrder(checkoutId) : null, {
    refreshInterval: (order) => (order?.status === 'paying' ? slowly : 0),
  })

/** The order as the server has it now; null when it never came to one. Throws when the server cannot be asked. */
export async function findOrder(checkoutId: string): Promise<Order | null> {
  try {
    return await request(orderCalls.getOrder, { params: { checkoutId } })
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return null
    throw error
  }
}

/** What a signed-in user still owes; nothing is asked unless `isWanted`. */
export const usePendingPayment = (isWanted: boolean) => useRead(isWanted ? read(orderCalls.getPendingPayment) : null)
