import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { type CheckoutRow, checkouts } from '../checkout/tables.ts'
import { dueOf } from './row.ts'
import { invoices } from './tables.ts'
import { orders } from '../order/tables.ts'
import { type Purchase, refuse } from '../payment/purchase.ts'
import type { Services } from '../services.ts'

/** What a payment of invoices holds, and that its money pays them and their orders. */
export async function lockInvoices(
  tx: Db,
  { jobs, log }: Pick<Services, 'jobs' | 'log'>,
  { id, snapshot }: CheckoutRow,
): Promise<Purchase> {
  const ids = (snapshot.invoices ?? []).map((invoice) => invoice.id)
  // Always in the same order, so that two payments that share an invoice never deadlock.
  const rows = await tx.select().from(invoices).where(inArray(invoices.id, ids)).orderBy(asc(invoices.id)).for('update')
  const ordered = tx
    .select({ id: orders.checkoutId })
    .from(orders)
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .where(inArray(invoices.id, ids))
  const locked = await tx
    .select()
    .from(checkouts)
    .where(or(eq(checkouts.id, id), inArray(checkouts.id, ordered)))
    .orderBy(asc(checkouts.id))
    .for('update')
  const checkout = locked.find((row) => row.id === id)
  if (!checkout) throw new Error('A checkout is missing')

  /** Transfers may have brought some of it since the payment was made. */
  const dueNow = async () => {
    const billed = await tx
      .select({ total: orders.total, invoiceId: invoices.id })
      .from(orders)
      .innerJoin(invoices, eq(invoices.orderId, orders.id))
      .where(inArray(invoices.id, ids))
    return billed.reduce((sum, { total, invoiceId }) => {
      const row = rows.find((invoice) => invoice.id === invoiceId)
      return sum + (row ? dueOf(row, { total }) : 0)
    }, 0)
  }

  return {
    checkout,
    hold: async () => {
      if (rows.length < ids.length || rows.some(({ paidAt }) => paidAt)) throw refuse('paid')
      const due = await dueNow()
      if (due !== checkout.total) throw refuse('due')
      const other = rows.find(({ checkoutId }) => checkoutId && checkoutId !== id)
      if (other) return other.checkoutId
      await tx.update(invoices).set({ checkoutId: id }).where(inArray(invoices.id, ids))
      return null
    },
    complete: async (done) => {
      if (done.status !== 'paid') return
      const paid = await tx
        .update(invoices)
        .set({ paidAt: new Date(), checkoutId: id })
        .where(and(inArray(invoices.id, ids), isNull(invoices.paidAt)))
        .returning({ orderId: invoices.orderId })
      if (paid.length < ids.length)
        log.error({ number: done.number }, 'an invoice was paid for twice: please refund one')
      const settled = await tx
        .update(orders)
        .set({ status: 'paid' })
        .where(
          inArray(
            orders.id,
            paid.map(({ orderId }) => orderId),
          ),
        )
        .returning({ checkoutId: orders.checkoutId })
      await tx
        .update(checkouts)
        .set({ status: 'paid', updatedAt: new Date() })
        .where(
          inArray(
            checkouts.id,
            settled.map(({ checkoutId }) => checkoutId),
          ),
        )
      await jobs.send('receipt', { checkoutId: id }, tx)
    },
    free: async () => {
      await tx
        .update(invoices)
        .set({ checkoutId: null })
        .where(and(eq(invoices.checkoutId, id), isNull(invoices.paidAt)))
    },
  }
}
