import { asc, eq, inArray } from 'drizzle-orm'
import { cartItems, carts } from '../../schema/cart.ts'
import type { Db } from '../../platform/db/open.ts'

export async function collectCarts(db: Db, userId: string) {
  const rows = await db.select().from(carts).where(eq(carts.userId, userId)).orderBy(asc(carts.createdAt))
  const items = await db
    .select()
    .from(cartItems)
    .where(
      inArray(
        cartItems.cartId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(cartItems.position))
  return rows.map(({ id, userId: _user, checkoutId: _checkout, ...cart }) => ({
    ...cart,
    items: items
      .filter(({ cartId }) => cartId === id)
      .map(({ productId, quantity, note, metaData, custom }) => ({ productId, quantity, note, metaData, custom })),
  }))
}
