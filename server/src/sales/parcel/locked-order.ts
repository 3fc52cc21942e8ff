import { Failure } from '@shop/contract/failure'
import { eq } from 'drizzle-orm'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import { users } from '../../schema/user.ts'

export type LockedOrder = { order: typeof orders.$inferSelect; checkout: CheckoutRow }

/**
 * An order, locked by its own checkout until the transaction ends, as payments, cancellations and refunds lock it: none
 * of them happens while it is packed. Its samples are locked after it.
 */
export async function lockOrder(tx: Db, where: ReturnType<typeof eq>): Promise<LockedOrder> {
  const [found] = await tx.select({ checkoutId: orders.checkoutId }).from(orders).where(where)
  if (!found) throw new Failure(404, { message: 'No order has this number.' })
  const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, found.checkoutId)).for('update')
  const [order] = await tx.select().from(orders).where(eq(orders.checkoutId, found.checkoutId))
  if (!checkout || !order) throw new Error('An order is missing')
  return { order, checkout }
}

/** Whose order it is, for the audit; undefined for a guest's. */
export async function ownerOf(tx: Db, { userId }: LockedOrder['order']) {
  const [user] = userId ? await tx.select().from(users).where(eq(users.id, userId)) : []
  return user
}
