import { Failure } from '@shop/contract/failure'
import { asc, eq, inArray, or } from 'drizzle-orm'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { lockPaid } from '../invoice/lock-paid.ts'
import type { InvoiceRow } from '../invoice/row.ts'
import { invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import { isOnAccount } from '../order/view.ts'
import { refuse } from '../payment/purchase.ts'
import { samples, sampleUpgrades } from '../../schema/sample.ts'
import { missing } from '../../platform/input/refusal.ts'

/** An order under its locks, with its own checkout, the payment that paid it, and its invoice. */
export type LockedOrder = {
  order: typeof orders.$inferSelect
  own: CheckoutRow
  /** Its own checkout, or a later payment of it. */
  payment: CheckoutRow
  invoice: InvoiceRow | null
}

async function readOrder(tx: Db, id: string): Promise<LockedOrder> {
  const [row] = await tx
    .select({ order: orders, own: checkouts, invoice: invoices })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(eq(orders.id, id))
  if (!row) throw missing()
  const { paymentCheckoutId } = row.order
  const [later] = paymentCheckoutId ? await tx.select().from(checkouts).where(eq(checkouts.id, paymentCheckoutId)) : []
  return { ...row, payment: later ?? row.own }
}

/** Its samples, and those that its tests were added to: the laboratory and activations wait meanwhile. */
const lockSamples = (tx: Db, { id, checkoutId }: LockedOrder['order']) =>
  tx
    .select({ barcode: samples.barcode })
    .from(samples)
    .where(
      or(
        eq(samples.orderId, id),
        inArray(
          samples.barcode,
          tx
            .select({ barcode: sampleUpgrades.barcode })
            .from(sampleUpgrades)
            .where(eq(sampleUpgrades.checkoutId, checkoutId)),
        ),
      ),
    )
    .orderBy(asc(samples.barcode))
    .for('update')

/**
 * Locks an order to be refunded until the transaction ends: as payments do, then its samples. Throws 404, and 409 while
 * it is being paid.
 */
export async function lockOrder(tx: Db, id: string): Promise<LockedOrder> {
  const before = await readOrder(tx, id)
  await lockPaid(tx, before.payment)
  const now = await readOrder(tx, id)
  if (now.payment.id !== before.payment.id)
    throw new Failure(409, { message: 'This order has just been changed. Please look at it again.' })
  if (now.order.status === 'pending' && now.order.paymentCheckoutId) throw refuse('elsewhere')
  await lockSamples(tx, now.order)
  return now
}

/** It is paid, or on account, and its payment is not disputed. Throws 409 where there is nothing to give back. */
export function checkRefundable({ order, own, payment }: LockedOrder) {
  if (order.status === 'refunded') throw new Failure(409, { message: 'All of this order has gone back already.' })
  if ([own.dispute, payment.dispute].includes('open')) throw refuse('disputed')
  if (order.status === 'paid' || (order.status === 'pending' && isOnAccount(order) && own.dispute !== 'lost')) return
  throw new Failure(409, { message: 'This order is not paid: there is nothing to give back.' })
}
