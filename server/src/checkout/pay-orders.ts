import type { OrderPaymentBody } from '@shop/contract/checkout'
import { Failure } from '@shop/contract/failure'
import { formatMoney, priceOf, toMinor } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { toOrder } from '../order/view.ts'
import { findCheckout, keepCheckout, paidBy, providerFor, refuseFields, refuseTransfer } from '../payment/checkout.ts'
import { refuse } from '../payment/purchase.ts'
import type { Services } from '../services.ts'
import type { User } from '../visitor/visitor.ts'
import { dueOf } from './order-purchase.ts'
import { type CheckoutRow, checkouts, type Snapshot } from './tables.ts'

const sumOf = (rows: CheckoutRow[]) => rows.reduce((sum, row) => sum + dueOf(row), 0)

/** The orders wait for a transfer, in one currency, and come to what their buyer saw: throws 409 or 428 else. */
function checkPayable(rows: CheckoutRow[], { expectedTotal }: OrderPaymentBody): CheckoutRow {
  const [first, ...others] = rows
  if (!first) throw refuse('given')
  if (rows.some(({ status }) => status === 'paid')) throw refuse('paid')
  if (rows.some(({ status, paymentMethod }) => status !== 'pending' || !paymentMethod)) throw refuse('given')
  if (others.some(({ currency }) => currency !== first.currency))
    throw refuseFields({ orderIds: 'Choose orders of one currency.' })
  const total = sumOf(rows)
  if (toMinor(expectedTotal) !== total)
    throw new Failure(409, {
      message: `What is due is now ${formatMoney(total, first.currency, first.snapshot.country)}. Please look at it again before you pay.`,
    })
  return first
}

/** A payment of orders in the form of an order: nothing is bought with it, so it has a sum and no items. The tax is in the orders. */
function snapshotOf(rows: CheckoutRow[], { currency, snapshot }: CheckoutRow): Snapshot {
  const { email, firstName, lastName, phoneNumber, country } = snapshot
  const price = (minor: number) => priceOf(minor, currency, country)
  const total = price(sumOf(rows))
  return {
    email,
    firstName,
    lastName,
    phoneNumber,
    country,
    items: [],
    totals: {
      subtotal: total,
      discount: price(0),
      loyalty: price(0),
      shipping: price(0),
      taxes: [],
      isTaxPending: false,
      total,
    },
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: null,
    coupons: [],
    points: 0,
    cartUpdatedAt: null,
    orders: rows.map((row) => ({ id: row.id, number: row.number, total: dueOf(row) })),
  }
}

/**
 * A checkout that pays these orders, in place of the transfers they wait for. `rows` are orders' checkouts that the
 * caller may pay. Throws 409 where one waits no more or the sum is another.
 */
export function keepOrderPayment(
  db: Db,
  services: Pick<Services, 'payments'>,
  rows: CheckoutRow[],
  body: OrderPaymentBody,
) {
  const first = checkPayable(rows, body)
  refuseTransfer(body.paymentMethod)
  return keepCheckout(db, {
    id: body.checkoutId,
    userId: first.userId,
    status: 'created',
    paymentMethod: body.paymentMethod,
    ...paidBy(providerFor(services, body.paymentMethod, first.currency), first.snapshot.country),
    currency: first.currency,
    total: sumOf(rows),
    snapshot: snapshotOf(rows, first),
  })
}

/** Another way to pay for one order; a payment with the same key is answered as it is. */
export async function payOrder(services: Services, key: string, user: User | null, body: OrderPaymentBody) {
  const { db } = services
  const order = await findCheckout(db, key, user)
  const [known] = await db.select().from(checkouts).where(eq(checkouts.id, body.checkoutId))
  if (known) return toOrder(await findCheckout(db, known.id, user))
  return toOrder(await keepOrderPayment(db, services, [order], body))
}
