import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { transferTerms } from '@shop/contract/constants'
import type { Db } from '../../platform/db/open.ts'
import { isAwaited } from '../order/cancellable.ts'
import { orders } from '../../schema/order.ts'
import { dayMs } from '../../platform/values/days.ts'
import { refuse } from '../payment/purchase.ts'
import { type PaymentContext, readCheckout, settleOther } from '../payment/steps.ts'
import type { Services } from '../../platform/services.ts'
import { paymentContext } from './payment-context.ts'
import { products } from '../../schema/product.ts'
import { buyer, cancelPaid } from '../refund/cancel.ts'
import { transferDeadline } from '../../platform/payment-provider/eft.ts'
import { eachAlone, eachStep } from '../../platform/jobs/each-alone.ts'
import { reserveStock } from '../stock/reserve.ts'
import { releaseReservation, reserve } from './reservation.ts'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import { type OrderNotice, orderNoticeQueue } from './queues.ts'

/**
 * Does something with an order under the locks of its payment, when no other payment of it is under way: one that is
 * gives way, if its provider can promise that it takes no money any more. Throws 409 where it cannot.
 */
export async function withOrder<Result>(
  context: PaymentContext,
  checkoutId: string,
  work: (tx: Db, checkout: CheckoutRow) => Promise<Result>,
  triesLeft = 2,
): Promise<Result> {
  const tried = await context.db.transaction(
    async (tx): Promise<{ otherId: string } | { otherId: null; result: Result }> => {
      const { checkout } = await context.lock(tx, await readCheckout(tx, checkoutId))
      const [order] = await tx.select().from(orders).where(eq(orders.checkoutId, checkoutId))
      if (checkout.status === 'pending' && order?.paymentCheckoutId) return { otherId: order.paymentCheckoutId }
      return { otherId: null, result: await work(tx, checkout) }
    },
  )
  if (tried.otherId === null) return tried.result
  if (triesLeft === 0) throw refuse('elsewhere')
  await settleOther(context, tried.otherId)
  return withOrder(context, checkoutId, work, triesLeft - 1)
}

/** Gives up an order that waits for its transfer: what it held comes back. */
async function giveUp(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  checkout: CheckoutRow,
  notice: OrderNotice,
): Promise<CheckoutRow> {
  const isExpired = notice.kind === 'expired'
  const [ended] = await tx
    .update(checkouts)
    .set({ status: isExpired ? 'expired' : 'withdrawn', updatedAt: new Date() })
    .where(and(eq(checkouts.id, checkout.id), eq(checkouts.status, 'pending')))
    .returning()
  if (!ended) throw new Error('An order was not locked')
  await tx
    .update(orders)
    .set({ status: isExpired ? 'expired' : 'cancelled' })
    .where(eq(orders.checkoutId, checkout.id))
  await releaseReservation(tx, checkout)
  await jobs.send(orderNoticeQueue, { checkoutId: checkout.id, ...notice }, tx)
  return ended
}

/**
 * Cancels an order before its money came, or before anything of it was sent; one that is cancelled already stays as it
 * is. Throws 409 afterwards.
 */
export async function cancelOrder(services: Services, orderKey: string, canceller = buyer): Promise<CheckoutRow> {
  const ended = await withOrder(paymentContext(services), orderKey, async (tx, checkout) => {
    if (!isAwaited(checkout)) return null
    const { by, reason, record } = canceller
    const given = await giveUp(
      tx,
      services,
      checkout,
      by === 'buyer' ? { kind: 'cancelled' } : { kind: 'called-off', reason },
    )
    await record(tx, checkout)
    return given
  })
  return ended ?? cancelPaid(services, orderKey, canceller)
}

/**
 * A cancelled or expired order waits again, under the locks of `withOrder`. Throws 409 where its voucher, points or
 * products are gone: it cannot be delivered as it was ordered.
 */
export async function reopenOrder(tx: Db, checkout: CheckoutRow): Promise<CheckoutRow> {
  const ids = [...new Set(checkout.snapshot.items.map(({ product }) => product.id))]
  if ((await tx.$count(products, inArray(products.id, ids))) < ids.length) throw refuse('undeliverable')
  await reserve(tx, checkout)
  // Its money is here: what has sold out meanwhile is sent as soon as there is more.
  await reserveStock(tx, checkout, { isForced: true })
  await tx.update(orders).set({ status: 'pending', paymentCheckoutId: null }).where(eq(orders.checkoutId, checkout.id))
  const [reopened] = await tx
    .update(checkouts)
    .set({ status: 'pending', expiresAt: transferDeadline(), remindedAt: null, updatedAt: new Date() })
    .where(and(eq(checkouts.id, checkout.id), inArray(checkouts.status, ['withdrawn', 'expired'])))
    .returning()
  if (!reopened) throw new Error('An order was not locked')
  return reopened
}

/** Gives up every order whose transfer did not come in time, and reminds the buyers of those that soon end. */
export async function sweepAwaited(services: Services, now = new Date()) {
  const { db, jobs } = services
  const late = await db
    .select({ id: checkouts.id, number: checkouts.number })
    .from(checkouts)
    .where(and(eq(checkouts.status, 'pending'), lt(checkouts.expiresAt, now)))
    .limit(500)
  const expire = ({ id }: { id: string }) =>
    withOrder(paymentContext(services), id, async (tx, checkout) => {
      if (isAwaited(checkout) && checkout.expiresAt && checkout.expiresAt < now)
        await giveUp(tx, services, checkout, { kind: 'expired' })
    })

  const soon = and(
    eq(checkouts.status, 'pending'),
    isNull(checkouts.remindedAt),
    lt(checkouts.expiresAt, new Date(now.getTime() + transferTerms.reminderDays * dayMs)),
  )
  // One by one: a transaction that locked several could wait for one that locks them in another order.
  const due = await db.select({ id: checkouts.id, number: checkouts.number }).from(checkouts).where(soon).limit(500)
  const remind = ({ id }: { id: string }) =>
    db.transaction(async (tx) => {
      const [reminded] = await tx
        .update(checkouts)
        .set({ remindedAt: now })
        .where(and(eq(checkouts.id, id), soon))
        .returning({ id: checkouts.id })
      if (reminded) await jobs.send(orderNoticeQueue, { checkoutId: id, kind: 'reminder' }, tx)
    })

  await eachStep({
    expire: () => eachAlone(late, ({ number }) => number, expire),
    remind: () => eachAlone(due, ({ number }) => number, remind),
  })
}
