import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { invoices } from '../../schema/invoice.ts'
import { returnPoints, spendPoints } from '../loyalty/spending.ts'
import { deliver } from '../order/deliver.ts'
import { orders } from '../../schema/order.ts'
import { isSettled } from '../order/view.ts'
import { type Purchase, refuse } from '../payment/purchase.ts'
import { holdUpgrades } from '../../animals/sample/upgrade.ts'
import type { Services } from '../../platform/services.ts'
import { owedDueOf, isOwedOpen, type Owed, selectOwed } from './find.ts'
import { receiptQueue } from '../payment/queues.ts'

/** What a payment of pending orders holds, its points too, and that its money pays them and their invoices. */
export async function lockPending(
  tx: Db,
  { jobs, log, secrets }: Pick<Services, 'jobs' | 'log' | 'secrets'>,
  { id, snapshot }: CheckoutRow,
): Promise<Purchase> {
  const wanted = snapshot.orders ?? []
  const ids = wanted.map((order) => order.id)
  // Always in the same order, so that two payments that share an order never deadlock.
  await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(inArray(invoices.orderId, tx.select({ id: orders.id }).from(orders).where(inArray(orders.checkoutId, ids))))
    .orderBy(asc(invoices.id))
    .for('update')
  // An order's own checkout is its lock.
  const locked = await tx
    .select()
    .from(checkouts)
    .where(inArray(checkouts.id, [id, ...ids]))
    .orderBy(asc(checkouts.id))
    .for('update')
  const checkout = locked.find((row) => row.id === id)
  if (!checkout) throw new Error('A checkout is missing')
  const rows = await selectOwed(tx, inArray(orders.checkoutId, ids))
  const dueThen = (owed: Owed) => wanted.find((order) => order.id === owed.checkout.id)?.total

  const { userId, number } = checkout
  const { points } = snapshot
  const cause = `order:${id}`
  const spend = async (isForced = false) => {
    if (points && userId) await spendPoints(tx, { userId, points, reason: `Payment ${number}`, cause }, { isForced })
  }

  // What is on account was delivered before it is paid.
  const check = async () => {
    for (const owed of rows)
      if (!isSettled(owed.order)) await holdUpgrades(tx, owed.checkout, 'Please cancel that order, or write to us.')
  }

  return {
    checkout,
    hold: async () => {
      if (rows.some(({ order }) => order.status === 'paid')) throw refuse('paid')
      if (rows.length < ids.length || !rows.every(isOwedOpen)) throw refuse('given')
      if (rows.some((owed) => owedDueOf(owed) !== dueThen(owed))) throw refuse('due')
      const other = rows.find(({ order }) => order.paymentCheckoutId && order.paymentCheckoutId !== id)
      if (other) return other.order.paymentCheckoutId
      await check()
      await spend()
      await tx.update(orders).set({ paymentCheckoutId: id }).where(inArray(orders.checkoutId, ids))
      return null
    },
    check,
    complete: async (done) => {
      if (done.status !== 'paid') return
      if (checkout.status !== 'paying') await spend(true)
      const open = rows.filter(isOwedOpen).map(({ order }) => order)
      if (open.length < ids.length)
        log.error({ number }, 'an order was paid for twice, or is given up: please refund the payment')
      const [openIds, paidIds] = [open.map((order) => order.id), open.map((order) => order.checkoutId)]
      await tx.update(orders).set({ status: 'paid', paymentCheckoutId: id }).where(inArray(orders.id, openIds))
      await tx
        .update(invoices)
        .set({ paidAt: new Date() })
        .where(and(inArray(invoices.orderId, openIds), isNull(invoices.paidAt)))
      await tx
        .update(checkouts)
        .set({ status: 'paid', expiresAt: null, updatedAt: new Date() })
        .where(inArray(checkouts.id, paidIds))
      // On account, and before a dispute took the money back, they were sent out already.
      for (const owed of rows.filter(isOwedOpen))
        if (!isSettled(owed.order) && owed.checkout.dispute !== 'lost')
          await deliver(tx, { jobs, log, secrets }, owed.order)
      await jobs.send(receiptQueue, { checkoutId: id }, tx)
    },
    free: async () => {
      await returnPoints(tx, cause)
      await tx.update(orders).set({ paymentCheckoutId: null }).where(eq(orders.paymentCheckoutId, id))
    },
  }
}
