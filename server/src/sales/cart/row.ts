import { and, eq, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { rowFrom } from '../../platform/db/rows-of.ts'
import { statement } from '../../platform/db/statement.ts'
import { isUuid } from '../../platform/values/ids.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { cartItems, type CartRow, carts } from '../../schema/cart.ts'
import { cartColumns, type CartFacts, readFacts } from './facts.ts'
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
  return isOwnOf(sessionId, user?.id ?? null)
}

/** `isOwn` by ids; null is a guest. */
const isOwnOf = (id: string | Placeholder, userId: string | Placeholder | null) =>
  and(
    or(eq(carts.id, id), eq(carts.continuesId, id)),
    isNull(carts.orderedAt),
    userId ? or(isNull(carts.userId), eq(carts.userId, userId)) : isNull(carts.userId),
  )

/** Runs a statement for a cart that is this visitor's. Throws 404 for an id that is none. */
function ofVisitor<Row>(row: SQL<Row>, isLocked: boolean) {
  const of = (withUser: boolean) =>
    statement<'id' | 'userId', Row>(row, (db, column, value) => {
      const query = db
        .select({ column })
        .from(carts)
        .where(isOwnOf(value('id'), withUser ? value('userId') : null))
      return isLocked ? query.for('update') : query
    })
  const [guests, users] = [of(false), of(true)]
  return async (db: Db, sessionId: string, user: User | null): Promise<Row | undefined> => {
    if (!isUuid(sessionId)) throw missing()
    const [found] = await (user ? users : guests)(db, { id: sessionId, userId: user?.id })
    return found
  }
}

/** `version` is another one after each change of the row. */
const find = ofVisitor(rowFrom({ ...cartColumns, version: sql<string>`${carts}.xmin::text` }), false)
const lock = ofVisitor(
  rowFrom({
    ...cartColumns,
    /** Whether somebody changed the cart after the statement began: what it read beside the row is of before then. */
    isOutdated: sql<boolean>`${carts}.xmin <> (select seen.xmin from ${carts} seen where seen.id = ${carts}.id)`,
  }),
  true,
)

/** A visitor's open cart with its facts, in one statement. */
export async function findCart(
  db: Db,
  sessionId: string,
  user: User | null,
): Promise<CartWithFacts & { version: string }> {
  const found = await find(db, sessionId, user)
  if (!found) throw missing()
  return found
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
  // A payment can order the cart while the first statement waits for its lock, and put what it did not pay for into a new
  // cart that continues it. A statement sees no row that was inserted after it began: only a second one finds that cart.
  const locked = (await lock(tx, sessionId, user)) ?? (await lock(tx, sessionId, user))
  if (!locked) throw missing()
  const { cart, isOutdated, facts } = locked
  return { cart, facts: isOutdated ? await readFacts(tx, cart) : facts }
}
