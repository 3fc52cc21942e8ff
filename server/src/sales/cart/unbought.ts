import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { itemsOf } from './kinds.ts'
import { cartItems, carts, type CartRow } from '../../schema/cart.ts'

type Bought = { id: string; quantity: number }

/**
 * What was put into a cart in another tab while it was being paid is in no order: it goes into a cart of its own, which
 * answers to the old one's id too. Call it under the cart's lock, in the transaction that orders it.
 */
export async function moveUnbought(tx: Db, cart: CartRow, bought: Bought[]) {
  const paidFor = new Map(bought.map(({ id, quantity }) => [id, quantity]))
  const items = await itemsOf(tx, cart.id)
  const added = items.filter(({ id }) => !paidFor.has(id))
  const more = items.flatMap((item) => {
    const quantity = item.quantity - (paidFor.get(item.id) ?? item.quantity)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
  if (!added.length && !more.length) return
  const { userId, country, currency, email, phoneNumber, shippingAddress, billingAddress } = cart
  const kept = { userId, country, currency, email, phoneNumber, shippingAddress, billingAddress }
  const [next] = await tx
    .insert(carts)
    .values({ ...kept, continuesId: cart.id })
    .returning({ id: carts.id })
  if (!next) throw new Error('No cart was made')
  const ids = added.map(({ id }) => id)
  if (ids.length)
    await tx
      .update(cartItems)
      .set({ cartId: next.id })
      .where(and(eq(cartItems.cartId, cart.id), inArray(cartItems.id, ids)))
  if (more.length)
    await tx.insert(cartItems).values(
      more.map(({ productId, quantity, metaData, custom, isCustom, note, pricedAt }) => ({
        cartId: next.id,
        productId,
        quantity,
        metaData,
        custom,
        isCustom,
        note,
        pricedAt,
      })),
    )
}
