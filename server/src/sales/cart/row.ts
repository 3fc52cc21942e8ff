import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { isUuid } from '../../platform/values/ids.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { cartItems, carts } from '../../schema/cart.ts'
import { missing } from '../../platform/input/refusal.ts'

export type CartRow = typeof carts.$inferSelect

/** When a cart, or what its user pays for it, last changed: `pricesSince` are times from which other prices held. */
export const changedAt = ({ updatedAt }: Pick<CartRow, 'updatedAt'>, ...pricesSince: (Date | null)[]) =>
  pricesSince.reduce<Date>((last, since) => (since && since > last ? since : last), updatedAt)

/**
 * An open cart belongs to whoever holds its id, or that of the ordered cart that it continues; one that is a user's, to
 * that user alone. All others find nothing there.
 */
export function isOwn(sessionId: string, user: User | null) {
  if (!isUuid(sessionId)) throw missing()
  return and(
    or(eq(carts.id, sessionId), eq(carts.continuesId, sessionId)),
    isNull(carts.orderedAt),
    user ? or(isNull(carts.userId), eq(carts.userId, user.id)) : isNull(carts.userId),
  )
}

export async function findCart(db: Db, sessionId: string, user: User | null): Promise<CartRow> {
  const [cart] = await db.select().from(carts).where(isOwn(sessionId, user))
  if (!cart) throw missing()
  return cart
}

/** A visitor's cart, and how many items are in it; null when it is not theirs, or has become an order. */
export async function countItems(
  db: Db,
  sessionId: string,
  user: User | null,
): Promise<{ id: string; count: number } | null> {
  if (!isUuid(sessionId)) return null
  const [cart] = await db
    .select({ id: carts.id, count: sql<number>`coalesce(sum(${cartItems.quantity}), 0)::int` })
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.cartId, carts.id))
    .where(isOwn(sessionId, user))
    .groupBy(carts.id)
  return cart ?? null
}

/**
 * The open cart of that id, or the one that continues it, locked: nobody else changes it or its items until the
 * transaction ends.
 */
export async function lockCart(tx: Db, sessionId: string, user: User | null): Promise<CartRow> {
  const lock = async () => (await tx.select().from(carts).where(isOwn(sessionId, user)).for('update'))[0]
  // A payment can order the cart while the first statement waits for its lock, and put what it did not pay for into a new
  // cart that continues it. A statement sees no row that was inserted after it began: only a second one finds that cart.
  const cart = (await lock()) ?? (await lock())
  if (!cart) throw missing()
  return cart
}
