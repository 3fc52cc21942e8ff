import { randomUUID } from 'node:crypto'
import type { Payment } from '@shop/contract/checkout'
import { toMinor } from '@shop/contract/money'
import { and, eq } from 'drizzle-orm'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { goneBack } from '../dispute/left.ts'
import { lockPaid } from '../invoice/lock-paid.ts'
import type { RefundEvent } from '../../platform/payment-provider/provider.ts'
import type { Services } from '../../platform/services.ts'
import { issueCreditNote, leftOf, notesOf } from './issue.ts'
import { lockOrder } from './locked-order.ts'
import { settleRefund } from './send.ts'
import { wayOfPayment } from './sources.ts'
import { refunds } from '../../schema/refund.ts'

type ReportedRefund = RefundEvent['refunds'][number]

/** The try that a key of ours names; undefined for anybody else's. */
function tryOf(key: string | null) {
  const [, id, attempt] = key?.match(/^([0-9a-f-]{36}):(\d+)$/) ?? []
  return id && attempt ? { id, attempt: Number(attempt) } : undefined
}

/** The known refunds, by our key or by the provider's own id: one, or a part for each order that the desk assigned. */
async function findKnown(tx: Db, payment: CheckoutRow, { key, reference }: ReportedRefund) {
  const own = tryOf(key)
  const rows = own
    ? await tx
        .select()
        .from(refunds)
        .where(and(eq(refunds.id, own.id), eq(refunds.checkoutId, payment.id)))
    : await tx
        .select()
        .from(refunds)
        .where(and(eq(refunds.checkoutId, payment.id), eq(refunds.reference, reference)))
  return rows.map((row) => ({ id: row.id, attempt: own?.attempt ?? row.attempt }))
}

/**
 * Somebody made it at the provider's own desk. It is credited to the order that was paid, whole where that is all of it;
 * of a payment for several orders nobody knows for which, so that it is left to the desk.
 */
async function bookForeign(
  tx: Db,
  { jobs, log }: Pick<Services, 'jobs' | 'log'>,
  payment: CheckoutRow,
  told: ReportedRefund,
) {
  const { amount, reference, state } = told
  if (state === 'failed') return
  const { orderIds } = await lockPaid(tx, payment)
  const [orderId, ...others] = orderIds
  const locked = orderId && !others.length ? await lockOrder(tx, orderId) : null
  const notes = locked ? await notesOf(tx, locked.order.id) : []
  // Of its money: what gift cards paid goes back with the last of it.
  const credited = notes.reduce((sum, { totals }) => sum + toMinor(totals.total.amount), 0)
  const left = locked ? locked.order.total - credited : 0
  if (locked?.payment.id === payment.id && locked.order.status === 'paid' && amount <= left) {
    await issueCreditNote(tx, { jobs }, locked, {
      id: randomUUID(),
      what: amount === left ? { counts: leftOf(locked.order, notes) } : { sum: amount },
      isUsedToo: true,
      cancelledBy: null,
      reason: 'Refunded at the payment provider',
      given: { reference, state },
    })
    return
  }
  log.error({ number: payment.number, reference }, 'refunded at the provider, and for no order of ours')
  await tx.insert(refunds).values({
    checkoutId: payment.id,
    way: wayOfPayment(payment),
    amount,
    currency: payment.currency,
    state,
    reference,
    isForeign: true,
    doneAt: state === 'done' ? new Date() : null,
  })
}

/** Books a provider's reports of refunds of one payment, however often and in whichever order its events come. */
export async function recordRefunds(
  services: Pick<Services, 'db' | 'jobs' | 'log'>,
  provider: Payment['provider'],
  { paymentRef, refunds: told }: RefundEvent,
) {
  const { db, log } = services
  const [payment] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.provider, provider), eq(checkouts.paymentRef, paymentRef)))
  if (!payment) return log.error({ provider, paymentRef }, 'refunded, but no payment of ours')
  for (const one of told)
    await db.transaction(async (tx) => {
      // The payment's lock: of the same event twice at once the second finds what the first has booked.
      await lockPaid(tx, payment)
      const known = await findKnown(tx, payment, one)
      for (const part of known) await settleRefund(tx, services, part, one)
      if (known.length) return
      if (one.currency === payment.currency && (await goneBack(tx, payment)) + one.amount <= payment.total)
        await bookForeign(tx, services, payment, one)
      else log.error({ number: payment.number, reference: one.reference }, 'refunded, but more than was paid')
    })
}
