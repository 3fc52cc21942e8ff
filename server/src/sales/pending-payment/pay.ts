import { paymentMethods } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { pointsWorth } from '@shop/contract/currencies'
import { formatMoney, type Minor, priceOf, toMinor } from '@shop/contract/money'
import type { PendingPaymentBody } from '@shop/contract/pending-payment'
import { eq } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { type CheckoutRow, checkouts, type Snapshot } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { toOrder } from '../order/view.ts'
import { findCheckout, storeCheckout, paidBy, providerFor, refuseTransfer } from '../payment/checkout-row.ts'
import { refuse } from '../payment/purchase.ts'
import { isPlaced } from '../payment/steps.ts'
import type { Services } from '../../platform/services.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { owedDueOf, findOwed, isOwedOpen, type Owed } from './find.ts'
import { spendablePoints, totalOf } from './sum.ts'

type Agreed = Pick<PendingPaymentBody, 'checkoutId' | 'paymentMethod' | 'expectedTotal'>
type Payer = Pick<Snapshot, 'email' | 'firstName' | 'lastName' | 'phoneNumber'>

/** They wait for their money, in one currency, and come to what their buyer saw: throws 409 or 428 else. */
function checkPayable(owed: Owed[], points: number, { expectedTotal }: Agreed) {
  const [first] = owed
  if (!first) throw refuse('given')
  if (owed.some(({ order }) => order.status === 'paid')) throw refuse('paid')
  if (!owed.every(isOwedOpen)) throw refuse('given')
  const { currency, snapshot } = first.order
  if (owed.some(({ order }) => order.currency !== currency))
    throw refusal({ orderIds: 'One payment takes one currency. Please pay one after the other.' })
  const due = totalOf(owed)
  const byPoints = pointsWorth(points, currency)
  const total = due - byPoints
  if (toMinor(expectedTotal) !== total)
    throw new Failure(409, {
      message: `This comes to ${formatMoney(total, currency, snapshot.country)}. Please look at it again before you pay.`,
    })
  return { currency, country: snapshot.country, due, byPoints, total }
}

/** A payment in the form of an order: nothing is bought with it, so it has a sum and no items. */
function snapshotOf(
  owed: Owed[],
  points: number,
  payer: Payer,
  { currency, country, due, byPoints, total }: ReturnType<typeof checkPayable>,
): Snapshot {
  const price = (minor: Minor) => priceOf(minor, currency, country)
  const { email, firstName, lastName, phoneNumber } = payer
  return {
    email,
    firstName,
    lastName,
    phoneNumber,
    country,
    items: [],
    totals: {
      subtotal: price(due),
      discount: price(0),
      loyalty: price(byPoints),
      shipping: price(0),
      // The tax is in the orders themselves.
      taxes: [],
      isTaxPending: false,
      total: price(total),
    },
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: null,
    coupons: [],
    points,
    cartUpdatedAt: null,
    orders: owed.map((one) => ({
      id: one.checkout.id,
      number: one.invoice?.number ?? one.order.number,
      total: owedDueOf(one),
    })),
  }
}

/** A checkout that pays these orders, which the caller may pay. Throws 409 where one waits no more or the sum is another. */
export async function storePayment(
  db: Db,
  services: Pick<Services, 'payments'>,
  owed: Owed[],
  body: Agreed,
  { userId, points, payer }: { userId: string | null; points: number; payer: Payer },
): Promise<CheckoutRow> {
  const payable = checkPayable(owed, points, body)
  // A transfer that has come is taken in every currency; one to come is not.
  const provider =
    body.paymentMethod === paymentMethods.eft
      ? services.payments.eft
      : providerFor(services, body.paymentMethod, payable.currency, payable.country)
  return storeCheckout(db, {
    id: body.checkoutId,
    userId,
    status: 'created',
    paymentMethod: body.paymentMethod,
    ...paidBy(provider, payable.country),
    currency: payable.currency,
    total: payable.total,
    snapshot: snapshotOf(owed, points, payer, payable),
  })
}

/** What a key has begun to pay, unless it would pay another amount now: throws 409. */
export function sameAmount(known: CheckoutRow, { expectedTotal }: Agreed): CheckoutRow {
  if (!isPlaced(known) && toMinor(expectedTotal) !== known.total) throw refuse('due')
  return known
}

/** A checkout that pays the user's orders of these numbers; one with the same id is answered as it is. */
export async function payPending(services: Services, user: User, body: PendingPaymentBody) {
  const { db } = services
  const [known] = await db.select().from(checkouts).where(eq(checkouts.id, body.checkoutId))
  if (known) return toOrder(sameAmount(await findCheckout(db, known.id, user), body))
  refuseTransfer(body.paymentMethod)
  const owed = await findOwed(db, user, body.orderIds)
  const points = body.loyaltyPoints
  const spendable = points > 0 ? await spendablePoints(db, user, owed) : 0
  if (points > spendable)
    throw refusal({ loyaltyPoints: `You can spend ${spendable} points here. Delivery is paid with money.` })
  return toOrder(await storePayment(db, services, owed, body, { userId: user.id, points, payer: user }))
}
