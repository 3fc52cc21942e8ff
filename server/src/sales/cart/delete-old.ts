import { and, eq, gt, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { dayMs } from '../../platform/values/days.ts'
import { activations } from '../../schema/activation.ts'
import { carts } from '../../schema/cart.ts'
import { checkouts } from '../../schema/checkout.ts'

/** Deletes guests' carts 30 days after the last change. */
export async function deleteOldCarts(db: Db, now: number) {
  const of = (table: typeof activations | typeof checkouts) => db.select({ one: sql`1` }).from(table)
  const isUnderWay = of(checkouts).where(
    and(eq(checkouts.cartId, carts.id), gt(checkouts.updatedAt, new Date(now - dayMs))),
  )
  const isOfActivation = of(activations).where(eq(activations.cartId, carts.id))
  await db.delete(carts).where(
    and(
      isNull(carts.userId),
      lt(carts.updatedAt, new Date(now - 30 * dayMs)),
      // By which the index finds them.
      lt(carts.createdAt, new Date(now - 30 * dayMs)),
      // One that is being paid, or waits for its transfer, is its order's.
      or(isNull(carts.checkoutId), isNotNull(carts.orderedAt)),
      notExists(isUnderWay),
      notExists(isOfActivation),
    ),
  )
}
