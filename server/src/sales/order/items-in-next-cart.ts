import { and, eq, inArray, isNull, or, sum } from 'drizzle-orm'
import { cartItems, carts } from '../../schema/cart.ts'
import type { CheckoutRow } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import type { User } from '../../people/visitor/visitor.ts'

/** How many items were added while orders were being paid, and still wait in this visitor's next cart; by the ordered cart. */
export async function itemsInNextCart(
  db: Db,
  checkouts: CheckoutRow[],
  user: User | null,
): Promise<Map<string, number>> {
  const ids = checkouts.flatMap(({ cartId }) => cartId ?? [])
  if (!ids.length) return new Map()
  const rows = await db
    .select({ cartId: carts.continuesId, count: sum(cartItems.quantity).mapWith(Number) })
    .from(carts)
    .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
    .where(
      and(
        inArray(carts.continuesId, ids),
        isNull(carts.orderedAt),
        user ? or(isNull(carts.userId), eq(carts.userId, user.id)) : isNull(carts.userId),
      ),
    )
    .groupBy(carts.continuesId)
  return new Map(rows.flatMap(({ cartId, count }) => (cartId ? [[cartId, count] as const] : [])))
}
