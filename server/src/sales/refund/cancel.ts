import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CheckoutRow } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { toOrders } from '../order/progress.ts'
import { orders } from '../../schema/order.ts'
import { refuse } from '../payment/purchase.ts'
import { readCheckout } from '../payment/steps.ts'
import type { Services } from '../../platform/services.ts'
import { issueCreditNote, leftOf, notesOf } from './issue.ts'
import { checkRefundable, lockOrder } from './locked-order.ts'

/** Who cancels an order: its buyer, or somebody at the desk, who records it in the transaction. */
export type Canceller = {
  by: 'buyer' | 'desk'
  /** On the credit note, and in the mail where it was the desk. */
  reason: string
  record: (tx: Db, before: CheckoutRow) => Promise<unknown>
}
export const buyer: Canceller = {
  by: 'buyer',
  reason: 'Cancelled by its buyer before it was sent',
  record: async () => {},
}

/**
 * Cancels an order that is paid, or on account, of which nothing was sent or begun; one that is cancelled already stays
 * as it is. Throws 409 afterwards, and while its payment is disputed.
 */
export const cancelPaid = (
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  checkoutId: string,
  { by, reason, record }: Canceller,
): Promise<CheckoutRow> =>
  db.transaction(async (tx) => {
    const [placed] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.checkoutId, checkoutId))
    const before = await readCheckout(tx, checkoutId)
    if (before.status === 'withdrawn') return before
    if (!placed || before.status === 'expired') throw refuse('given')
    const locked = await lockOrder(tx, placed.id)
    if (locked.own.status === 'refunded') return locked.own
    checkRefundable(locked)
    const [order] = await toOrders(tx, [{ checkout: locked.own, order: locked.order }], null)
    if (!order?.isCancellable) throw refuse('sent')
    await issueCreditNote(tx, { jobs }, locked, {
      id: randomUUID(),
      what: { counts: leftOf(locked.order, await notesOf(tx, placed.id)) },
      isUsedToo: false,
      cancelledBy: by,
      reason,
    })
    await record(tx, locked.own)
    return readCheckout(tx, checkoutId)
  })
