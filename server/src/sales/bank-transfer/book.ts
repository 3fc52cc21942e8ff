import { randomUUID } from 'node:crypto'
import { paymentMethods } from '@shop/contract/constants'
import { toAmount } from '@shop/contract/money'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { paymentContext } from '../checkout/payment-context.ts'
import { withOrder } from '../checkout/end-order.ts'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { invoices } from '../../schema/invoice.ts'
import { isAwaited } from '../order/cancellable.ts'
import { refuse } from '../payment/purchase.ts'
import { owedDueOf, type Owed, selectOwed } from '../pending-payment/find.ts'
import { storePayment } from '../pending-payment/pay.ts'
import { finishPayment, type PaymentContext, readCheckout, settlePayment } from '../payment/steps.ts'
import type { Services } from '../../platform/services.ts'
import { type BankTransferRow, bankTransfers } from '../../schema/bank-transfer.ts'
import type { Target } from './target.ts'
import { type TransferMailKind, transferMailQueue } from './queues.ts'

/** How a transfer is booked. */
type Booking = {
  /** In minor units of what it pays. */
  worth: number
  /** Does not count a sum that is not exactly what is due: its reference has no check digits. */
  isExactOnly?: boolean
  /** What else its row stores. */
  note?: Pick<BankTransferRow, 'reason'>
  /** Opens an order again that was cancelled or has expired. Throws where it cannot be delivered any more. */
  reopen?: (tx: Db, checkout: CheckoutRow) => Promise<CheckoutRow>
  /** What happens in the same transaction. */
  also?: (tx: Db) => Promise<void>
}

/*
 * The locks of booking: those of the payment first (a cart or invoices, then checkouts), the transfer's own line last,
 * by the conditional update that claims it. What is booked by somebody else meanwhile is booked once.
 */

/** What is still awaited of an order, in minor units. */
export const dueOfOrder = (checkout: CheckoutRow): number =>
  isAwaited(checkout) ? Math.max(0, checkout.total - checkout.received) : 0

/** What of a transfer pays what is due, in minor units; null where it is not booked on it. */
export const countedOf = ({ worth, due, isExactOnly }: { worth: number; due: number; isExactOnly: boolean }) =>
  isExactOnly && worth !== due ? null : Math.min(worth, due)

/** Books a transfer on an order or an invoice, when no other payment of it is under way. Returns whether it did. */
export const book = (services: Services, transfer: BankTransferRow, target: Target, booking: Booking) =>
  target.kind === 'order'
    ? bookOnOrder(services, transfer, target.order, booking)
    : bookOnInvoice(services, transfer, target, booking)

/** Whether this booking gets the line: it does if the line has not changed since it was read. */
async function claim(
  tx: Db,
  { id, orderId, invoiceId, counted }: BankTransferRow,
  set: Partial<BankTransferRow>,
): Promise<boolean> {
  const same = [
    orderId ? eq(bankTransfers.orderId, orderId) : isNull(bankTransfers.orderId),
    invoiceId ? eq(bankTransfers.invoiceId, invoiceId) : isNull(bankTransfers.invoiceId),
    isNull(bankTransfers.returnedAt),
    eq(bankTransfers.counted, counted),
  ]
  const rows = await tx
    .update(bankTransfers)
    .set({ ...set, triedAt: new Date() })
    .where(and(eq(bankTransfers.id, id), ...same))
    .returning({ id: bankTransfers.id })
  return rows.length > 0
}

const mailOf = ({ jobs }: Services, tx: Db, transferId: string, kind: TransferMailKind) =>
  jobs.send(transferMailQueue, { transferId, kind }, tx)

const bookOnOrder = (
  services: Services,
  transfer: BankTransferRow,
  { id: orderId, checkoutId }: { id: string; checkoutId: string },
  { worth, isExactOnly = false, note, reopen, also }: Booking,
) => {
  const context = paymentContext(services)
  return withOrder(context, checkoutId, async (tx, found) => {
    const isOver = found.status === 'withdrawn' || found.status === 'expired'
    const checkout = isOver && reopen ? await reopen(tx, found) : found
    const due = dueOfOrder(checkout)
    const counted = countedOf({ worth, due, isExactOnly })
    if (counted === null) return claim(tx, transfer, {})
    if (!(await claim(tx, transfer, { orderId, invoiceId: null, worth, counted, ...note }))) {
      // Rolls an order back that was opened again.
      if (checkout !== found) throw refuse('changedMeanwhile')
      return false
    }
    await also?.(tx)
    if (due === 0) {
      await mailOf(services, tx, transfer.id, 'unneeded')
      return true
    }
    await tx
      .update(checkouts)
      .set({ received: sql`${checkouts.received} + ${counted}` })
      .where(eq(checkouts.id, checkoutId))
    if (worth >= due)
      await finishPayment({ ...context, db: tx }, checkout, {
        status: 'paid',
        paymentRef: checkout.paymentRef ?? `eft_${checkoutId}`,
      })
    await mailOf(services, tx, transfer.id, worth >= due ? 'received' : 'short')
    return true
  })
}

async function bookOnInvoice(
  services: Services,
  transfer: BankTransferRow,
  target: Extract<Target, { kind: 'invoice' }>,
  booking: Booking,
  triesLeft = 2,
): Promise<boolean> {
  const { db, log } = services
  const { worth, isExactOnly = false, note, also } = booking
  const invoiceId = target.invoice.id
  const context = paymentContext(services)
  const tried = await db.transaction(async (tx): Promise<boolean | { otherId: string }> => {
    // The lock of whoever pays it.
    await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, invoiceId)).for('update')
    const [owed] = await selectOwed(tx, eq(invoices.id, invoiceId))
    if (!owed) throw new Error('An invoice is missing')
    const due = owedDueOf(owed)
    if (due > 0 && owed.order.paymentCheckoutId) return { otherId: owed.order.paymentCheckoutId }
    const counted = countedOf({ worth, due, isExactOnly })
    if (counted === null) return claim(tx, transfer, {})
    if (!(await claim(tx, transfer, { orderId: null, invoiceId, worth, counted, ...note }))) return false
    await also?.(tx)
    if (due > 0 && worth >= due) await payOwed(tx, services, context, owed)
    // What is exactly paid has its receipt.
    if (worth !== due)
      await mailOf(services, tx, transfer.id, due === 0 ? 'unneeded' : worth > due ? 'received' : 'short')
    await tx
      .update(invoices)
      .set({ received: sql`${invoices.received} + ${counted}` })
      .where(eq(invoices.id, invoiceId))
    return true
  })
  if (typeof tried === 'boolean') return tried
  if (triesLeft === 0) throw refuse('elsewhere')
  await settlePayment(context, await readCheckout(db, tried.otherId)).catch((error: unknown) =>
    log.error({ err: error }, 'settle'),
  )
  return bookOnInvoice(services, transfer, target, booking, triesLeft - 1)
}

/** A payment as by card, of what a transfer has brought. */
async function payOwed(tx: Db, services: Services, context: PaymentContext, owed: Owed) {
  const { snapshot, userId } = owed.order
  const agreed = {
    checkoutId: randomUUID(),
    paymentMethod: paymentMethods.eft,
    expectedTotal: toAmount(owedDueOf(owed)),
  }
  const payment = await storePayment(tx, services, [owed], agreed, { userId, points: 0, payer: snapshot })
  await finishPayment({ ...context, db: tx }, payment, { status: 'paid', paymentRef: `eft_${payment.id}` })
}
