import { pointsWorth } from '@shop/contract/currencies'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import { invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import { creditNotes } from '../../schema/refund.ts'
import { lockPaid } from '../invoice/lock-paid.ts'
import { givePoints } from '../loyalty/spending.ts'
import { byPointsOfPayment, creditedOf } from '../order/credit-notes.ts'
import { sharesOf } from '../payment/shares.ts'
import { leftOfPayment, lostOf } from './left.ts'

/** The points of a payment that paid these orders, less those that came back. */
async function pointsOn(tx: Db, payment: CheckoutRow, reopened: { id: string; checkoutId: string }[]) {
  const shares = sharesOf(payment)
  const spent = reopened.reduce((sum, { checkoutId }) => sum + (shares.get(checkoutId)?.byPoints ?? 0), 0)
  const ids = reopened.map(({ id }) => id)
  const notes = await tx.select().from(creditNotes).where(inArray(creditNotes.orderId, ids))
  const left = notes.reduce((sum, note) => sum - byPointsOfPayment(note), spent)
  return Math.floor(left / pointsWorth(1, payment.currency))
}

/**
 * Once a bank took back what was not refunded of a payment, the orders that it paid are owed again, and bar new ones
 * (79). Nothing that was delivered is taken back, and what was credited is owed no more. While something of the payment
 * is left, the orders stay paid and the desk settles the rest. Call it whenever money of a payment has gone: refund and
 * dispute come in any order.
 */
export async function reopenLost(tx: Db, payment: CheckoutRow) {
  if (!(await lostOf(tx, payment)) || (await leftOfPayment(tx, payment)) > 0) return
  const { orderIds } = await lockPaid(tx, payment)
  const reopened = await tx
    .update(orders)
    .set({ status: 'pending', paymentCheckoutId: null })
    .where(
      and(
        inArray(orders.id, orderIds),
        eq(orders.status, 'paid'),
        // Not those that another payment has paid since.
        sql`coalesce(${orders.paymentCheckoutId}, ${orders.checkoutId}) = ${payment.id}`,
        gt(orders.total, creditedOf(orders.id)),
      ),
    )
    .returning({ id: orders.id, checkoutId: orders.checkoutId })
  await tx
    .update(invoices)
    .set({ paidAt: null, credited: creditedOf(invoices.orderId) })
    .where(
      inArray(
        invoices.orderId,
        reopened.map(({ id }) => id),
      ),
    )
  await tx
    .update(checkouts)
    .set({ status: 'pending', updatedAt: new Date() })
    .where(
      inArray(
        checkouts.id,
        reopened.map(({ checkoutId }) => checkoutId),
      ),
    )
  await givePoints(tx, payment.userId, {
    points: await pointsOn(tx, payment, reopened),
    reason: `Payment ${payment.number}`,
    cause: `dispute:${payment.id}`,
  })
}
