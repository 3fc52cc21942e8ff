import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { moveUnbought } from '../cart/unbought.ts'
import { itemsOf } from '../cart/kinds.ts'
import { productIdsOf, repricedAt } from '../cart/priced.ts'
import { readCatalogue } from '../../storefront/catalogue/load.ts'
import { changedAt } from '../cart/row.ts'
import { carts } from '../../schema/cart.ts'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import { orders } from '../../schema/order.ts'
import { takeCredit } from '../invoice/credit.ts'
import { issueInvoice } from '../invoice/row.ts'
import { holdMembership, holdYear } from '../member/hold.ts'
import { pricesFor } from '../member/member.ts'
import { giveConsent } from '../../people/newsletter/handlers.ts'
import { deliver } from '../order/deliver.ts'
import { isOnAccount, isSettled } from '../order/view.ts'
import { type Purchase, refuse } from '../payment/purchase.ts'
import { releaseReservation, reserve } from './reservation.ts'
import { reserveStock } from '../stock/reserve.ts'
import { holdUpgrades } from '../../animals/sample/upgrade.ts'
import type { Services } from '../../platform/services.ts'
import { receiptQueue } from '../payment/queues.ts'

/** What a cart's payment holds, its vouchers and points too, and the order that its money makes. */
export async function lockCartPurchase(
  tx: Db,
  { jobs, log, secrets }: Pick<Services, 'jobs' | 'log' | 'secrets'>,
  { id, cartId }: CheckoutRow,
): Promise<Purchase> {
  const [cart] = cartId ? await tx.select().from(carts).where(eq(carts.id, cartId)).for('update') : []
  const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update')
  if (!checkout) throw new Error('A checkout is missing')

  const makeOrder = async (done: CheckoutRow) => {
    const { number, userId, currency, total, snapshot, paymentRef } = done
    const [order] = await tx
      .insert(orders)
      .values({
        checkoutId: id,
        number,
        userId,
        currency,
        total,
        snapshot,
        paymentRef,
        status: done.status === 'paid' ? 'paid' : 'pending',
        email: snapshot.email,
      })
      .returning()
    if (!order) throw new Error('No order was made')
    if (isOnAccount(order)) await takeCredit(tx, order)
    if (isSettled(order)) await deliver(tx, { jobs, log, secrets }, order)
    if (isOnAccount(order)) await issueInvoice(tx, order)
  }

  return {
    checkout,
    hold: async () => {
      if (checkout.snapshot.renewal) {
        await holdYear(tx, checkout)
        return null
      }
      if (!cart) throw refuse('changed')
      if (cart.orderedAt) throw refuse('ordered')
      if (cart.checkoutId && cart.checkoutId !== id) return cart.checkoutId
      const { since } = await pricesFor(tx, cart.userId)
      const items = await itemsOf(tx, cart.id)
      const catalogue = await readCatalogue(tx, productIdsOf(items))
      const changed = changedAt(cart, since, repricedAt(catalogue, cart.currency, items))
      if (changed.toISOString() !== checkout.snapshot.cartUpdatedAt) throw refuse('changed')
      const holder = await holdMembership(tx, checkout)
      if (holder) return holder
      await reserve(tx, checkout)
      await reserveStock(tx, checkout)
      await tx.update(carts).set({ checkoutId: id }).where(eq(carts.id, cart.id))
      return null
    },
    check: () => holdUpgrades(tx, checkout),
    complete: async (done) => {
      if (checkout.status === 'pending') {
        const [order] = await tx
          .update(orders)
          .set({ status: 'paid', paymentRef: done.paymentRef })
          .where(eq(orders.checkoutId, id))
          .returning()
        if (order && !isSettled(checkout)) await deliver(tx, { jobs, log, secrets }, order)
        return
      }
      if (checkout.status !== 'paying') {
        await reserve(tx, checkout, { isForced: true })
        await reserveStock(tx, checkout, { isForced: true })
      }
      await makeOrder(done)
      if (cart?.orderedAt) log.error({ number: done.number }, 'a cart was paid for twice: please refund one')
      else if (cart) {
        await moveUnbought(tx, cart, checkout.snapshot.items)
        await tx.update(carts).set({ orderedAt: new Date(), checkoutId: id }).where(eq(carts.id, cart.id))
      }
      const { email, country } = checkout.snapshot
      if (cart?.isNewsletterSubscribed && !cart.orderedAt)
        await giveConsent(tx, secrets, { email, countryCode: country, source: 'checkout' })
      await jobs.send(receiptQueue, { checkoutId: id }, tx)
    },
    free: async () => {
      await releaseReservation(tx, checkout)
      await tx.update(carts).set({ checkoutId: null }).where(eq(carts.checkoutId, id))
    },
  }
}
