import { isDeepStrictEqual } from 'node:util'
import type { Activation } from '@shop/contract/activation'
import { Failure } from '@shop/contract/failure'
import { priceOf } from '@shop/contract/money'
import { asc, eq } from 'drizzle-orm'
import type { ActivationRow, Customer } from './row.ts'
import { priceAgain } from '../../sales/cart/priced.ts'
import { readCartToOrder } from '../../sales/cart/view.ts'
import type { Db } from '../../platform/db/open.ts'
import { cartItems, carts, type CartRow } from '../../schema/cart.ts'
import { checkouts } from '../../schema/checkout.ts'
import { orders } from '../../schema/order.ts'
import { isSettled } from '../../sales/order/view.ts'

/** The products that are paid while the kit is activated: the tests of a plain swab, and those bought on top. */
const wantedOf = ({ type, record: { selectedProduct, upgradeProducts = [] } }: ActivationRow) =>
  [...(type === 'step' && selectedProduct ? [selectedProduct.id] : []), ...upgradeProducts].toSorted((a, b) => a - b)

/** As the database stores it: without what is undefined. */
const jsonOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(jsonOf(one), jsonOf(other))

const beingPaid = () =>
  new Failure(409, {
    message: 'The tests you chose first are paid for, or being paid. Please choose the same again, or contact us.',
  })

/** The items of the cart that this activation put in; what else somebody put in is their own. */
async function itemsOf(db: Db, cartId: string) {
  const items = await db
    .select({ productId: cartItems.productId, metaData: cartItems.metaData })
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.productId))
  return items.filter(({ metaData }) => metaData.barcode)
}

/**
 * A cart with what is due, and its id; null where nothing is. It has no swab to send, and is paid like any other. What
 * has not changed is not written again: a checkout that was begun with it stays valid.
 */
export async function putDueCart(tx: Db, row: ActivationRow, visitor: Customer): Promise<string | null> {
  const [cart] = row.cartId ? await tx.select().from(carts).where(eq(carts.id, row.cartId)).for('update') : []
  const wanted = wantedOf(row)
  const present = cart ? await itemsOf(tx, cart.id) : []
  if (cart?.orderedAt || cart?.checkoutId) {
    if (
      !isSame(
        present.map(({ productId }) => productId),
        wanted,
      )
    )
      throw beingPaid()
    return cart.id
  }
  if (!wanted.length) {
    if (cart) await tx.delete(carts).where(eq(carts.id, cart.id))
    return null
  }
  const { email, record, barcodes, userId } = row
  const { pet, person, coupon } = record
  const { email: _, acceptTerms: _accepted, ...billingAddress } = person ?? {}
  const facts = {
    userId,
    email,
    country: visitor.country,
    currency: visitor.currency,
    coupons: coupon ? [coupon] : [],
    ...(person && { billingAddress: billingAddress as CartRow['billingAddress'] }),
  }
  const items = wanted.map((productId) => ({
    productId,
    metaData: { barcode: barcodes?.[0], animalName: pet?.petName },
  }))
  return cart ? updateCart(tx, cart, facts, isSame(present, items) ? null : items) : makeCart(tx, facts, items)
}

type CartFacts = Pick<typeof carts.$inferInsert, 'country' | 'currency'> & Partial<CartRow>
type Items = Pick<typeof cartItems.$inferInsert, 'productId' | 'metaData'>[]

const putItems = (tx: Db, cartId: string, items: Items) =>
  tx.insert(cartItems).values(items.map((item) => ({ ...item, cartId, quantity: 1 })))

async function makeCart(tx: Db, facts: CartFacts, items: Items): Promise<string> {
  const [cart] = await tx.insert(carts).values(facts).returning({ id: carts.id })
  if (!cart) throw new Error('No cart was made')
  await putItems(tx, cart.id, items)
  return cart.id
}

/** `items` is null where they are the same. */
async function updateCart(tx: Db, cart: CartRow, facts: CartFacts, items: Items | null): Promise<string> {
  const before = Object.fromEntries(Object.keys(facts).map((key) => [key, cart[key as keyof CartRow]]))
  if (!items && isSame(before, facts)) return cart.id
  await tx
    .update(carts)
    .set({ ...facts, updatedAt: new Date() })
    .where(eq(carts.id, cart.id))
  if (!items) {
    if (facts.currency !== cart.currency) await priceAgain(tx, cart.id)
    return cart.id
  }
  await tx.delete(cartItems).where(eq(cartItems.cartId, cart.id))
  await putItems(tx, cart.id, items)
  return cart.id
}

/** What is still to pay, and where; `isPaid` where nothing ever was, too. */
export async function activationDueOf(
  db: Db,
  row: ActivationRow,
): Promise<Pick<Activation, 'due' | 'cartSessionId' | 'isPaid'>> {
  const nothing = { due: null, cartSessionId: null }
  const wanted = wantedOf(row)
  if (!wanted.length) return { ...nothing, isPaid: row.type === 'redeem' }
  const [cart] = row.cartId ? await db.select().from(carts).where(eq(carts.id, row.cartId)) : []
  if (!cart) return { ...nothing, isPaid: false }
  const [order] = await db
    .select({ status: orders.status, paymentRef: orders.paymentRef, snapshot: orders.snapshot })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(eq(checkouts.cartId, cart.id))
    // Should two orders have been made of it, one that is paid.
    .orderBy(asc(orders.status))
    .limit(1)
  if (!order) {
    const { totals, currency } = await readCartToOrder(db, cart)
    return { due: priceOf(totals.total, currency, cart.country), cartSessionId: cart.id, isPaid: false }
  }
  // On its way, as from a bank: it is not due twice.
  if (!isSettled(order)) return { due: order.snapshot.totals.total, cartSessionId: null, isPaid: false }
  const bought = order.snapshot.items.filter(({ metaData }) => metaData.barcode).map(({ product }) => product.id)
  return { ...nothing, isPaid: wanted.every((id) => bought.includes(id)) }
}
