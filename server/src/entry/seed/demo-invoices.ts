import { randomUUID } from 'node:crypto'
import { currencyOf } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import { admin, vet } from './demo-people.ts'
import { readCartToOrder } from '../../sales/cart/view.ts'
import { snapshotOf } from '../../sales/checkout/cart-checkout.ts'
import { issueInvoice } from '../../sales/invoice/row.ts'
import { storeCheckout } from '../../sales/payment/checkout-row.ts'
import type { Db } from '../../platform/db/open.ts'
import { cartItems, carts } from '../../schema/cart.ts'
import { type CheckoutRow, checkouts, type Snapshot } from '../../schema/checkout.ts'
import { invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import { parcels } from '../../schema/parcel.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { nameOf } from '../../people/visitor/visitor.ts'
import { dayMs } from '../../platform/values/days.ts'

/** Supplies that the vet has put on the practice's account, posted the day after: paid, overdue (yet not so long that it bars orders), and open. */
const sold: { daysAgo: number; paidDaysAgo?: number; lines: Record<number, number> }[] = [
  { daysAgo: 71, paidDaysAgo: 49, lines: { 702: 1, 705: 1 } },
  { daysAgo: 36, lines: { 702: 2, 703: 1 } },
  { daysAgo: 8, lines: { 706: 2, 707: 1 } },
]

const currency = currencyOf(vet.countryCode)
const testMoney = { mode: 'test', isTestPayment: true } as const

export async function seedInvoices(tx: Db) {
  const now = Date.now()
  for (const { daysAgo, paidDaysAgo, lines } of sold) {
    const order = await placeOnAccount(tx, lines, new Date(now - daysAgo * dayMs))
    await send(tx, order, new Date(now - (daysAgo - 1) * dayMs))
    if (paidDaysAgo) await pay(tx, order, new Date(now - paidDaysAgo * dayMs))
  }
}

async function placeOnAccount(tx: Db, lines: Record<number, number>, at: Date) {
  const { id: userId, email, firstName, lastName, phoneNumber, countryCode: country } = vet
  const [cart] = await tx.insert(carts).values({ userId, email, country, currency, orderedAt: at }).returning()
  if (!cart) throw new Error('No cart was made')
  const items = Object.entries(lines).map(([id, quantity]) => ({ cartId: cart.id, productId: Number(id), quantity }))
  await tx.insert(cartItems).values(items)
  const full = await readCartToOrder(tx, cart)
  const snapshot = snapshotOf(full, { email, firstName, lastName, phoneNumber })
  const checkout = await putCheckout(tx, { status: 'pending', provider: 'eft', total: full.totals.total, snapshot }, at)
  const { id: checkoutId, number, total } = checkout
  await tx
    .update(checkouts)
    .set({ cartId: cart.id, paymentRef: `account_${checkoutId}` })
    .where(eq(checkouts.id, checkoutId))
  const [order] = await tx
    .insert(orders)
    .values({
      checkoutId,
      number,
      userId,
      email,
      currency,
      total,
      snapshot,
      status: 'pending',
      paymentRef: `account_${checkoutId}`,
      placedAt: at,
    })
    .returning()
  if (!order) throw new Error('No order was made')
  await issueInvoice(tx, order, at)
  return order
}

async function send(tx: Db, { id: orderId, number, snapshot }: typeof orders.$inferSelect, sentAt: Date) {
  const lines = snapshot.items.map(({ id: itemId, quantity }) => ({ itemId, quantity, kits: [] }))
  await tx.insert(parcels).values({ number: `${number}-1`, orderId, lines, sentAt, sentBy: nameOf(admin) })
}

async function pay(tx: Db, order: typeof orders.$inferSelect, at: Date) {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.orderId, order.id))
  if (!invoice) throw new Error('An order on account has no invoice')
  const { total, snapshot: bought, checkoutId } = order
  const sum = bought.totals.total
  const none = { ...bought.totals.shipping }
  const snapshot: Snapshot = {
    ...bought,
    items: [],
    totals: {
      subtotal: sum,
      discount: none,
      loyalty: none,
      shipping: none,
      taxes: [],
      isTaxPending: false,
      total: sum,
    },
    cartUpdatedAt: null,
    orders: [{ id: checkoutId, number: invoice.number, total }],
  }
  const payment = await putCheckout(
    tx,
    { status: 'paid', provider: 'sandbox', paymentMethod: 'C', total, snapshot },
    at,
  )
  await tx
    .insert(sandboxCharges)
    .values({ checkoutId: payment.id, status: 'paid', currency: payment.currency, amount: total })
  await tx.update(invoices).set({ paidAt: at }).where(eq(invoices.id, invoice.id))
  await tx.update(orders).set({ status: 'paid', paymentCheckoutId: payment.id }).where(eq(orders.id, order.id))
  await tx.update(checkouts).set({ status: 'paid' }).where(eq(checkouts.id, checkoutId))
}

type Made = Pick<CheckoutRow, 'status' | 'provider' | 'total' | 'snapshot'> & Partial<CheckoutRow>

const putCheckout = (tx: Db, row: Made, at: Date) =>
  storeCheckout(tx, {
    ...row,
    ...testMoney,
    id: randomUUID(),
    userId: vet.id,
    currency,
    createdAt: at,
    updatedAt: at,
  })
