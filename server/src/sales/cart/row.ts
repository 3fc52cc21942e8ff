import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { fixed } from '../../platform/db/rows-of.ts'
import { isUuid } from '../../platform/values/ids.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { cartItems, type CartRow, carts } from '../../schema/cart.ts'
import { type CartFacts, cartWithFacts, readFacts } from './facts.ts'
import { missing } from '../../platform/input/refusal.ts'

type CartWithFacts = { cart: CartRow; facts: CartFacts }

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

const lockedWithFacts = fixed({
  ...cartWithFacts,
  /** Whether somebody changed the cart after the statement began: what it read beside the row is of before then. */
  isOutdated: sql<boolean>`${carts}.xmin <> (select seen.xmin from ${carts} seen where seen.id = ${carts}.id)`,
})

/** A visitor's open cart with its facts, in one statement. */
export async function findCart(db: Db, sessionId: string, user: User | null): Promise<CartWithFacts> {
  const [found] = await db.select(cartWithFacts).from(carts).where(isOwn(sessionId, user))
  if (!found) throw missing()
  const { cart, ...facts } = found
  return { cart, facts }
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
 * The open cart of that id, or the one that continues it, locked with its facts: nobody else changes it or its items until
 * the transaction ends. Whoever changes a cart's items changes its row too: by that is seen that they did.
 */
export async function lockCart(tx: Db, sessionId: string, user: User | null): Promise<CartWithFacts> {
  const lock = async () => (await tx.select(lockedWithFacts).from(carts).where(isOwn(sessionId, user)).for('update'))[0]
  // A payment can order the cart while the first statement waits for its lock, and put what it did not pay for into a new
  // cart that continues it. A statement sees no row that was inserted after it began: only a second one finds that cart.
  const locked = (await lock()) ?? (await lock())
  if (!locked) throw missing()
  const { cart, isOutdated, ...facts } = locked
  return { cart, facts: isOutdated ? await readFacts(tx, cart) : facts }
}
