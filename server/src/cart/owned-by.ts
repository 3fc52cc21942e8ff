import { and, desc, eq, isNotNull, like, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { orders } from '../order/tables.ts'
import { ordersOnAccount, type User } from '../visitor/visitor.ts'
import { profileAddress } from './on-account.ts'
import type { CartRow } from './row.ts'

/** Where the last order on a user's account was sent; null where none was. */
async function lastSentTo(db: Db, userId: string): Promise<CartRow['shippingAddress']> {
  const address = sql<CartRow['shippingAddress']>`${orders.snapshot} -> 'shippingAddress'`
  const isSent = isNotNull(sql`nullif(${address}, 'null')`)
  const [last] = await db
    .select({ address })
    .from(orders)
    .where(and(eq(orders.userId, userId), like(orders.paymentRef, 'account_%'), isSent))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  return last?.address ?? null
}

/**
 * What makes a cart a user's. An account to order on whose profile has no address that we send to gives the address of
 * its last order along, so that nobody types it for each order.
 */
export async function ownedBy(
  db: Db,
  user: User,
  shippingAddress: CartRow['shippingAddress'] = null,
): Promise<Pick<CartRow, 'userId' | 'shippingAddress'>> {
  const isAsked = !shippingAddress && ordersOnAccount(user) && !profileAddress(user)
  return { userId: user.id, shippingAddress: isAsked ? await lastSentTo(db, user.id) : shippingAddress }
}
