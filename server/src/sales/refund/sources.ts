import type { RefundWay } from '@shop/contract/credit-note'
import { type Currency, paymentMethods } from '@shop/contract/constants'
import { pointsWorth } from '@shop/contract/currencies'
import { Failure } from '@shop/contract/failure'
import { type Minor, toMinor } from '@shop/contract/money'
import { and, eq, sum } from 'drizzle-orm'
import type { CheckoutRow } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { giftCardUses } from '../../schema/gift-card.ts'
import { invoiceDueOf } from '../invoice/row.ts'
import type { LockedOrder } from './locked-order.ts'
import { type CreditNoteRow, creditNotes, refunds } from '../../schema/refund.ts'

/** A part of what is credited, and the way on which it goes back. */
export type Leg = { way: RefundWay; checkoutId: string; amount: Minor }
type Source = Omit<Leg, 'amount'> & { left: Minor }

/** How a provider's money goes back. */
export const wayOfPayment = ({ provider, paymentMethod }: CheckoutRow): RefundWay => {
  if (provider === 'eft') return 'transfer'
  return paymentMethod === paymentMethods.payPal ? 'paypal' : 'card'
}

/**
 * What of a payment's money and points paid one of its orders, by the order's checkout; each rounded once of the whole,
 * and points to whole ones.
 */
export function sharesOf({
  id,
  total,
  currency,
  snapshot,
}: Pick<CheckoutRow, 'id' | 'total' | 'currency' | 'snapshot'>) {
  const shares = new Map<string, { money: Minor; byPoints: Minor }>()
  if (!snapshot.orders) return shares.set(id, { money: total, byPoints: 0 })
  const whole = snapshot.orders.reduce((all, order) => all + order.total, 0)
  let [due, given] = [0, 0]
  for (const order of snapshot.orders) {
    due += order.total
    const until = whole ? roundToPoints(((whole - total) * due) / whole, currency) : 0
    shares.set(order.id, { money: order.total - (until - given), byPoints: until - given })
    given = until
  }
  return shares
}

/** Half a point down: the money is rounded up then. */
function roundToPoints(amount: Minor, currency: Currency): Minor {
  return pointsWorth(Math.ceil(amount / pointsWorth(1, currency) - 0.5), currency)
}

const sumOf = async (tx: Db, where: ReturnType<typeof and>): Promise<Minor> => {
  const [row] = await tx
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .leftJoin(creditNotes, eq(creditNotes.id, refunds.creditNoteId))
    .where(where)
  return row?.amount ?? 0
}

/** What of a payment has gone back, or is to. */
export const goneBack = (tx: Db, { id }: Pick<CheckoutRow, 'id'>, where?: ReturnType<typeof and>) =>
  sumOf(tx, and(eq(refunds.checkoutId, id), where))

/** What gift cards paid of an order, and did not get back. */
async function leftOnGiftCards(tx: Db, checkoutId: string): Promise<Minor> {
  const uses = await tx.select().from(giftCardUses).where(eq(giftCardUses.checkoutId, checkoutId))
  return uses.reduce((all, { amount, returned }) => all + amount - returned, 0)
}

/** Where an order's money came from, and what of each has not gone back: an open invoice first, gift cards and points last. */
async function sourcesOf(tx: Db, { order, own, payment, invoice }: LockedOrder, before: CreditNoteRow[]) {
  const backOn = (way: RefundWay) => sumOf(tx, and(eq(creditNotes.orderId, order.id), eq(refunds.way, way)))
  const isPaid = order.status === 'paid'
  const nothing = { money: 0, byPoints: 0 }
  const way = wayOfPayment(payment)
  const share = isPaid && way !== 'transfer' ? (sharesOf(payment).get(own.id) ?? nothing) : nothing
  const credited = invoice?.credited ?? 0
  // What else paid it came by bank transfer.
  const transferred = isPaid ? order.total - credited - share.money - share.byPoints : (invoice ?? own).received
  const sources: Source[] = [
    { way: 'invoice', checkoutId: own.id, left: invoice ? invoiceDueOf(invoice, order) : 0 },
    {
      way,
      checkoutId: payment.id,
      left: Math.min(share.money - (await backOn(way)), payment.total - (await goneBack(tx, payment))),
    },
    { way: 'transfer', checkoutId: own.id, left: transferred - (await backOn('transfer')) },
    { way: 'gift_card', checkoutId: own.id, left: await leftOnGiftCards(tx, own.id) },
  ]
  const returned = before.reduce((all, note) => all + note.byPoints - spentWithOrder(note), 0)
  return { sources: sources.filter(({ left }) => left > 0), byPoints: share.byPoints - returned }
}

/** What points paid when it was ordered. */
const spentWithOrder = ({ totals }: Pick<CreditNoteRow, 'totals'>): Minor => toMinor(totals.loyalty.amount)

/**
 * The points that go back for what they paid of an order, `before` its earlier credit notes: a part of a point is given
 * back whole, and counts towards the next ones.
 */
export function pointsBack(before: Pick<CreditNoteRow, 'points' | 'byPoints'>[], byPoints: Minor, currency: Currency) {
  const amount = before.reduce((all, note) => all + note.byPoints, byPoints)
  return Math.ceil(amount / pointsWorth(1, currency)) - before.reduce((all, { points }) => all + points, 0)
}

/** Divides what is credited among the sources. Throws 409 where less is left than that. */
export async function divide(tx: Db, locked: LockedOrder, before: CreditNoteRow[], total: Minor) {
  const { sources, byPoints } = await sourcesOf(tx, locked, before)
  let rest = total
  const legs = sources.flatMap(({ left, ...source }): Leg[] => {
    const amount = Math.min(left, rest)
    rest -= amount
    return amount > 0 ? [{ ...source, amount }] : []
  })
  if (rest > byPoints)
    throw new Failure(409, {
      message: 'More of this payment has gone back at its provider than its orders say. Please look at it there.',
    })
  return { legs, byPoints: rest }
}
