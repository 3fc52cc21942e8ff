import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { cartItems, carts } from '../../schema/cart.ts'

type Item = Pick<typeof cartItems.$inferSelect, 'productId' | 'quantity' | 'note' | 'metaData' | 'custom'>
const ownOf = ({ productId, quantity, note, metaData, custom }: Item) => ({
  productId,
  quantity,
  note,
  metaData,
  custom,
})

export const collectCarts: Collect = async (db, { id: userId }) => {
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
  return {
    carts: rows.map(({ id, userId: _user, checkoutId: _checkout, ...cart }) => ({
      ...cart,
      items: items
        .filter(({ cartId }) => cartId === id)
        .map(({ insteadOf, ...item }) => ({ ...ownOf(item), insteadOf: (insteadOf?.items ?? []).map(ownOf) })),
    })),
  }
}

/** Those of an order are stored without the person: the books. */
export const eraseCarts: Erase = async (tx, { cartIds }) => {
  await tx.delete(carts).where(and(inArray(carts.id, cartIds), isNull(carts.orderedAt)))
  await tx
    .update(carts)
    .set({
      userId: null,
      email: null,
      phoneNumber: null,
      shippingAddress: null,
      billingAddress: null,
      collector: null,
    })
    .where(inArray(carts.id, cartIds))
  await tx.delete(cartItems).where(and(inArray(cartItems.cartId, cartIds), sql`${cartItems.metaData} ? 'giftCard'`))
  await tx.update(cartItems).set({ note: '', insteadOf: null }).where(inArray(cartItems.cartId, cartIds))
}
