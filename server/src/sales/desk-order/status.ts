import type { DeskOrderRow } from '@shop/contract/desk-order'
import { and, eq, inArray, not, or, sql, type SQL } from 'drizzle-orm'
import { orderSummaries } from '../../schema/desk-order.ts'
import { orders } from '../../schema/order.ts'
import { hasCancellation } from '../order/credit-notes.ts'

type Status = DeskOrderRow['status']

/** An order's status at the desk: one that was paid and then cancelled is stored as refunded. */
export const deskStatus = sql<Status>`case when ${orders.status} = 'refunded' and ${hasCancellation(orders.id)}
  then 'cancelled' else ${orders.status} end`

/** For `where`: orders that have one of these statuses at the desk. */
export function hasDeskStatus(statuses: Status[]): SQL | undefined {
  const isStored = inArray(orderSummaries.status, statuses)
  const isCancelled = and(eq(orderSummaries.status, 'refunded'), hasCancellation(orderSummaries.orderId))
  const isEither = statuses.includes('cancelled') === statuses.includes('refunded')
  if (isEither || !isCancelled) return isStored
  return statuses.includes('cancelled') ? or(isStored, isCancelled) : and(isStored, not(isCancelled))
}
