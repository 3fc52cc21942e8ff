import type { RefundWay } from '@shop/contract/credit-note'
import { type Currency, paymentMethods } from '@shop/contract/constants'
import { pointsWorth } from '@shop/contract/currencies'
import { Failure } from '@shop/contract/failure'
import type { Minor } from '@shop/contract/money'
import { and, eq, sum } from 'drizzle-orm'
import type { CheckoutRow } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { giftCardUses } from '../../schema/gift-card.ts'
import { leftOfPayment, lostOf } from '../dispute/left.ts'
import { invoiceDueOf } from '../invoice/row.ts'
import { byPointsOfPayment } from '../order/credit-notes.ts'
import { refuse } from '../payment/purchase.ts'
import { sharesOf } from '../payment/shares.ts'
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

const sumOf = async (tx: Db, where: ReturnType<typeof and>): Promise<Minor> => {
  const [row] = await tx
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .innerJoin(creditNotes, eq(creditNotes.id, refunds.creditNoteId))
    .where(where)
  return row?.amount ?? 0
}

/** What gift cards paid of an order, and did not get back. */
async function leftOnGiftCards(tx: Db, checkoutId: string): Promise<Minor> {
  const uses = await tx.select().from(giftCardUses).where(eq(giftCardUses.checkoutId, checkoutId))
  return uses.reduce((all, { amount, returned }) => all + amount - returned, 0)
}

/** Where an order's money came from, and what of each has not gone back: an open invoice first, gift cards and points last. */
async function sourcesOf(tx: Db, { order, own, payment, invoice }: LockedOrder, before: CreditNoteRow[]) {
  const ofOrder = eq(creditNotes.orderId, order.id)
  const isPaid = order.status === 'paid'
  const nothing = { money: 0, byPoints: 0 }
  const way = wayOfPayment(payment)
  const share = isPaid && way !== 'transfer' ? (sharesOf(payment).get(own.id) ?? nothing) : nothing
  const transferred = isPaid && way === 'transfer' ? order.total - (invoice?.credited ?? 0) : (invoice ?? own).received
  const sources: Source[] = [
    { way: 'invoice', checkoutId: own.id, left: invoice ? invoiceDueOf(invoice, order) : 0 },
    {
      way,
      checkoutId: payment.id,
      // An earlier payment of it may have gone back, too.
      left: Math.min(
        share.money - (await sumOf(tx, and(ofOrder, eq(refunds.checkoutId, payment.id), eq(refunds.way, way)))),
        await leftOfPayment(tx, payment),
      ),
    },
    {
      way: 'transfer',
      checkoutId: own.id,
      left: transferred - (await sumOf(tx, and(ofOrder, eq(refunds.way, 'transfer')))),
    },
    { way: 'gift_card', checkoutId: own.id, left: await leftOnGiftCards(tx, own.id) },
  ]
  const returned = before.reduce((all, note) => all + byPointsOfPayment(note), 0)
  return { sources: sources.filter(({ left }) => left > 0), byPoints: share.byPoints - returned }
}

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
  if (rest > byPoints && (await lostOf(tx, locked.payment))) throw refuse('lost')
  if (rest > byPoints)
    throw new Failure(409, {
      message: 'More of this payment has gone back at its provider than its orders say. Please look at it there.',
    })
  return { legs, byPoints: rest }
}
