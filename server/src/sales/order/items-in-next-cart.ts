import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { cartItems, carts } from '../../schema/cart.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import type { User } from '../../people/visitor/visitor.ts'

/**
 * For `readTogether`: how many items were added while these carts were being paid, and still wait in this visitor's
 * next cart.
 */
export const itemsInNextCart = (cartIds: string[], user: User | null) =>
  rowsOf({ cartId: carts.continuesId, count: sql<number>`sum(${cartItems.quantity})::int` }, (select) =>
    select
      .from(carts)
      .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
      .where(
        and(
          anyOf(carts.continuesId, cartIds),
          isNull(carts.orderedAt),
          user ? or(isNull(carts.userId), eq(carts.userId, user.id)) : isNull(carts.userId),
        ),
      )
      .groupBy(carts.continuesId),
  )
