import { asc, inArray } from 'drizzle-orm'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import { invoices } from '../../schema/invoice.ts'

/**
 * Locks what a payment paid, its own order or the pending orders that it names, in the order of all payments: invoices,
 * then checkouts. Returns the orders' ids and those of their own checkouts.
 */
export async function lockPaid(tx: Db, { id, snapshot }: Pick<CheckoutRow, 'id' | 'snapshot'>) {
  const own = snapshot.orders?.map((order) => order.id) ?? [id]
  const paid = tx.select({ id: orders.id }).from(orders).where(inArray(orders.checkoutId, own))
  await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(inArray(invoices.orderId, paid))
    .orderBy(asc(invoices.id))
    .for('update')
  await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(inArray(checkouts.id, [id, ...own]))
    .orderBy(asc(checkouts.id))
    .for('update')
  return { orderIds: (await paid).map((order) => order.id), own }
}
