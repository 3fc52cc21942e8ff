import { randomUUID } from 'node:crypto'
import { checkoutCalls } from '@shop/contract/checkout'
import type { Currency } from '@shop/contract/constants'
import { type Invoice, invoiceCalls } from '@shop/contract/invoice'
import { priceOf } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import { checkouts } from '../src/schema/checkout.ts'
import { invoices } from '../src/schema/invoice.ts'
import { orders } from '../src/schema/order.ts'
import { issueInvoice } from '../src/sales/invoice/row.ts'
import { storeCheckout } from '../src/sales/payment/checkout-row.ts'
import { type Browser, checkoutBody, fillCart } from './buyer.ts'
import type { Shop } from './shop.ts'
import { dayMs } from '../src/platform/values/days.ts'

/** An open invoice of an order without items; `total` in minor units. */
export async function addInvoice(
  shop: Shop,
  userId: string,
  { total = 5000, currency = 'AUD', daysAgo = 0 }: { total?: number; currency?: Currency; daysAgo?: number } = {},
): Promise<{ id: string; orderId: string; orderNumber: string; total: Invoice['total'] }> {
  const price = (minor: number) => priceOf(minor, currency, 'AU')
  const checkoutId = randomUUID()
  const placedAt = new Date(Date.now() - daysAgo * dayMs)
  const paymentRef = `account_${checkoutId}`
  const snapshot = {
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Byron',
    phoneNumber: null,
    country: 'AU',
    items: [],
    totals: {
      subtotal: price(total),
      discount: price(0),
      loyalty: price(0),
      shipping: price(0),
      taxes: [],
      isTaxPending: false,
      total: price(total),
    },
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: null,
    coupons: [],
    points: 0,
    cartUpdatedAt: null,
  }
  const row = { userId, currency, total, snapshot }
  const { number } = await storeCheckout(shop.db, {
    ...row,
    id: checkoutId,
    status: 'pending',
    provider: 'eft',
    mode: 'test',
    isTestPayment: true,
  })
  await shop.db.update(checkouts).set({ paymentRef }).where(eq(checkouts.id, checkoutId))
  const [order] = await shop.db
    .insert(orders)
    .values({ ...row, checkoutId, number, email: snapshot.email, status: 'pending', paymentRef, placedAt })
    .returning()
  if (!order) throw new Error('No order')
  await issueInvoice(shop.db, order, placedAt)
  const [invoice] = await shop.db.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, order.id))
  return { id: invoice?.id ?? '', orderId: order.id, orderNumber: number, total: price(total) }
}

/** A vet's order on account, the way the shop takes it, and its invoice. */
export async function orderOnAccount(shop: Shop, vet: Browser) {
  const order = await vet.ask(checkoutCalls.createOrder, { body: checkoutBody(await fillCart(shop, vet)) })
  const { results } = await vet.ask(invoiceCalls.listInvoices)
  const invoice = results.find(({ orderNumber }) => orderNumber === order.number)
  if (!invoice) throw new Error('No invoice')
  return { order, invoice }
}

/** What the browser sends to pay them. */
export const paymentBody = (of: Pick<Invoice, 'orderNumber' | 'total'>[], change: object = {}) => ({
  checkoutId: randomUUID(),
  orderIds: of.map(({ orderNumber }) => orderNumber),
  loyaltyPoints: 0,
  paymentMethod: 'C' as const,
  expectedTotal: of.reduce((sum, { total }) => sum + Math.round(total.amount * 100), 0) / 100,
  ...change,
})
