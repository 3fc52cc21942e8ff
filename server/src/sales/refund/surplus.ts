import { pointsIn } from '@shop/contract/currencies'
import { Failure } from '@shop/contract/failure'
import { eq, inArray, isNull } from 'drizzle-orm'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { goneBack, leftOfPayment } from '../dispute/left.ts'
import { lockPaid } from '../invoice/lock-paid.ts'
import { orders } from '../../schema/order.ts'
import { givePoints } from '../loyalty/spending.ts'
import { refuse } from '../payment/purchase.ts'
import { sharesOf } from '../payment/shares.ts'
import { readCheckout } from '../payment/steps.ts'
import type { Services } from '../../platform/services.ts'
import { wayOfPayment } from './sources.ts'
import { type RefundRow, refunds } from '../../schema/refund.ts'
import { refundQueue } from './queues.ts'

/** A payment of pending orders, by its number. Throws 404. */
export async function findPayment(db: Db, number: string): Promise<CheckoutRow> {
  const [payment] = await db.select().from(checkouts).where(eq(checkouts.number, number))
  if (!payment) throw new Failure(404, { message: 'No payment has this number.' })
  return payment
}

/**
 * What of a payment paid nothing, in minor units, and the points that went with it, under its locks. Throws 409 where it
 * paid all that it was for, or has gone back, and while it is disputed.
 */
export async function planSurplus(tx: Db, { id: paymentId, number }: Pick<CheckoutRow, 'id' | 'number'>) {
  const { own } = await lockPaid(tx, await readCheckout(tx, paymentId))
  const payment = await readCheckout(tx, paymentId)
  if (payment.dispute === 'open') throw refuse('disputed')
  const paid = await tx
    .select({ checkoutId: orders.checkoutId, paidBy: orders.paymentCheckoutId })
    .from(orders)
    .where(inArray(orders.checkoutId, own))
  const needed = new Set(paid.filter(({ paidBy }) => paidBy === paymentId).map(({ checkoutId }) => checkoutId))
  const idle = [...sharesOf(payment)].filter(([checkoutId]) => !needed.has(checkoutId))
  const sumOf = (key: 'money' | 'byPoints') => idle.reduce((sum, [, share]) => sum + share[key], 0)
  const surplus = sumOf('money') - (await goneBack(tx, payment, isNull(refunds.creditNoteId)))
  const left = Math.min(surplus, await leftOfPayment(tx, payment))
  if (payment.status !== 'paid' || left <= 0)
    throw new Failure(409, { message: `Nothing of ${number} is left that paid for nothing.` })
  return { payment, left, points: pointsIn(sumOf('byPoints'), payment.currency) }
}

/**
 * Sends back what of a payment paid nothing, for its orders were paid otherwise or cancelled, and the points that went
 * with it. Throws 409 where it paid all that it was for, or has gone back, and while it is disputed.
 */
export async function refundSurplus(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { id: paymentId, number }: CheckoutRow,
  refundId: string,
): Promise<{ refund: RefundRow; points: number }> {
  const { payment, left, points } = await planSurplus(tx, { id: paymentId, number })
  const [refund] = await tx
    .insert(refunds)
    .values({
      id: refundId,
      checkoutId: paymentId,
      way: wayOfPayment(payment),
      amount: left,
      currency: payment.currency,
      state: 'requested',
    })
    .returning()
  if (!refund) throw new Error('No refund was written')
  if (refund.way !== 'transfer') await jobs.send(refundQueue, { refundId }, tx)
  await givePoints(tx, payment.userId, { points, reason: `Payment ${number}`, cause: `refund:${refundId}` })
  return { refund, points }
}
