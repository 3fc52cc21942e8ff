import { Failure } from '@shop/contract/failure'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../../people/admin/audit.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import type { Services } from '../../platform/services.ts'
import { orders } from '../../schema/order.ts'
import { cancelOrder } from '../checkout/end-order.ts'
import { ownerOf } from '../parcel/locked-order.ts'
import { numberIn } from './locked.ts'
import { deskStatus } from './status.ts'

/**
 * Cancels an order as its buyer may; one that is cancelled already, or whose money has gone back, stays as it is. Throws
 * 404, and 409 where something of it was sent, used or begun.
 */
export async function cancelDeskOrder(services: Services, actor: Actor, typed: string, reason: string) {
  const isThis = eq(orders.number, numberIn(typed))
  const [order] = await services.db.select().from(orders).where(isThis)
  if (!order) throw new Failure(404, { message: 'No order has this number.' })
  let isChanged = false
  await cancelOrder(services, order.checkoutId, {
    by: 'desk',
    reason,
    record: async (tx, before) => {
      const [after] = await tx.select().from(orders).where(isThis)
      await recordAudit(tx, actor, {
        action: 'cancel-order',
        subject: order.number,
        reason,
        user: await ownerOf(tx, order),
        before: { status: before.status },
        after: { status: after?.status },
      })
      isChanged = true
    },
  })
  const [now] = await services.db.select({ status: deskStatus }).from(orders).where(isThis)
  if (!now) throw new Error('An order was deleted')
  return { status: now.status, isChanged }
}
