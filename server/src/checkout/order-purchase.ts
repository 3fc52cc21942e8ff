import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { orders } from '../order/tables.ts'
import { type Purchase, refuse } from '../payment/purchase.ts'
import { openSamples } from '../sample/open.ts'
import type { Services } from '../services.ts'
import { type CheckoutRow, checkouts } from './tables.ts'

/** What is still to be paid of an order that is awaited, in minor units. */
export const dueOf = ({ total, received }: Pick<CheckoutRow, 'total' | 'received'>) => Math.max(0, total - received)

/** What a payment of orders holds that wait for a transfer, and that its money pays them. */
export async function lockOrders(
  tx: Db,
  { jobs, log }: Pick<Services, 'jobs' | 'log'>,
  { id, snapshot }: CheckoutRow,
): Promise<Purchase> {
  const wanted = snapshot.orders ?? []
  const ids = wanted.map((order) => order.id)
  // Always in the same order, so that two payments that share an order never deadlock.
  const locked = await tx
    .select()
    .from(checkouts)
    .where(inArray(checkouts.id, [id, ...ids]))
    .orderBy(asc(checkouts.id))
    .for('update')
  const checkout = locked.find((row) => row.id === id)
  if (!checkout) throw new Error('A checkout is missing')
  const owed = locked.filter((row) => row.id !== id)

  return {
    checkout,
    hold: async () => {
      if (owed.some(({ status }) => status === 'paid')) throw refuse('paid')
      if (owed.length < ids.length || owed.some(({ status }) => status !== 'pending')) throw refuse('given')
      if (owed.some((row) => dueOf(row) !== wanted.find((order) => order.id === row.id)?.total)) throw refuse('due')
      const held = await tx.select({ by: orders.paymentCheckoutId }).from(orders).where(inArray(orders.checkoutId, ids))
      const other = held.find(({ by }) => by && by !== id)
      if (other) return other.by
      await tx.update(orders).set({ paymentCheckoutId: id }).where(inArray(orders.checkoutId, ids))
      return null
    },
    complete: async (done) => {
      if (done.status !== 'paid') return
      const paid = await tx
        .update(checkouts)
        .set({ status: 'paid', updatedAt: new Date() })
        .where(and(inArray(checkouts.id, ids), eq(checkouts.status, 'pending')))
        .returning({ id: checkouts.id })
      if (paid.length < ids.length)
        log.error({ number: done.number }, 'an order was paid for twice, or is given up: please refund the payment')
      const settled = await tx
        .update(orders)
        .set({ status: 'paid', paymentCheckoutId: id })
        .where(
          inArray(
            orders.checkoutId,
            paid.map((row) => row.id),
          ),
        )
        .returning()
      for (const order of settled) await openSamples(tx, order, log)
      await jobs.send('receipt', { checkoutId: id }, tx)
    },
    free: async () => {
      await tx
        .update(orders)
        .set({ paymentCheckoutId: null })
        .where(and(eq(orders.paymentCheckoutId, id), eq(orders.status, 'pending')))
    },
  }
}
