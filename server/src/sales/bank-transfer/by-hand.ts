import { readCode } from '@shop/contract/codes'
import { Failure } from '@shop/contract/failure'
import { toMinor } from '@shop/contract/money'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { recordAudit } from '../../people/admin/audit.ts'
import { reopenOrder, withOrder } from '../checkout/end-order.ts'
import { paymentContext } from '../checkout/payment-context.ts'
import { checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { refuse } from '../payment/purchase.ts'
import type { Services } from '../../platform/services.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import { book } from './book.ts'
import { selectTransfers, toBankTransfer } from './state.ts'
import { bankTransfers } from '../../schema/bank-transfer.ts'
import { targetOf } from './target.ts'

/** A transfer by its id. Throws 404. */
async function findTransfer(db: Db, id: string) {
  const [found] = isUuid(id) ? await selectTransfers(db).where(eq(bankTransfers.id, id)) : []
  if (!found) throw missing()
  return found
}

const conflict = (message: string) => new Failure(409, { message })
const changedMeanwhile = () => refuse('changedMeanwhile')

/**
 * Books a transfer on what the desk matches it to. One that came for a cancelled or expired order opens this again, if
 * its vouchers, points and products are still there. Throws 404, 409, or 428 on the field.
 */
export async function matchByHand(
  services: Services,
  actor: Actor,
  id: string,
  { number, worth, reason }: { number: string; worth?: number | undefined; reason: string },
) {
  const { db } = services
  const { transfer, state, orderNumber, invoiceNumber } = await findTransfer(db, id)
  if (!['new', 'unmatched', 'extra', 'late'].includes(state))
    throw conflict(`This transfer is ${state}. It can be matched no more.`)
  const target = await targetOf(db, readCode(number, 'order', 'invoice') ?? '')
  const refuseField = (field: string, text: string) => refusal({ [field]: text })
  if (!target) throw refuseField('number', 'No order and no invoice has this number.')
  if (transfer.counted > 0 && !(target.kind === 'order' && target.order.id === transfer.orderId))
    throw conflict(`A part of it counts for ${orderNumber}. Return it first.`)
  if (target.order.currency !== transfer.currency && worth === undefined)
    throw refuseField('worth', `Say what it is worth in ${target.order.currency}.`)
  const isBooked = await book(services, transfer, target, {
    worth: worth === undefined ? transfer.amount : toMinor(worth),
    note: { reason },
    // What came before it ended counts again, but for this one, which is booked now.
    reopen: async (tx, checkout) => {
      const reopened = await reopenOrder(tx, checkout)
      const isOther = and(eq(bankTransfers.orderId, target.order.id), ne(bankTransfers.id, id))
      const counted = await tx
        .select({ counted: bankTransfers.counted })
        .from(bankTransfers)
        .where(and(isOther, isNull(bankTransfers.returnedAt)))
      const received = counted.reduce((sum, row) => sum + row.counted, 0)
      await tx.update(checkouts).set({ received }).where(eq(checkouts.id, checkout.id))
      return { ...reopened, received }
    },
    also: (tx) =>
      recordAudit(tx, actor, {
        action: 'match-transfer',
        subject: `${transfer.account} ${transfer.bankId}`,
        reason,
        before: { state, number: orderNumber ?? invoiceNumber },
        after: { number: target.kind === 'order' ? target.order.number : target.invoice.number },
      }),
  })
  if (!isBooked) throw changedMeanwhile()
  return toBankTransfer(await findTransfer(db, id))
}

/** Records that a transfer was sent back, or what of it was too much. Throws 404, and 409 for one that is needed. */
export async function returnTransfer(services: Services, actor: Actor, id: string, reason: string) {
  const { db } = services
  const { transfer, state, orderNumber, invoiceNumber } = await findTransfer(db, id)
  if (state === 'returned') return toBankTransfer(await findTransfer(db, id))
  if (!['unmatched', 'extra', 'over', 'late'].includes(state))
    throw conflict(`This transfer is ${state}. There is nothing to send back.`)
  const close = async (tx: Db) => {
    const isLate = state === 'late'
    const [row] = await tx
      .update(bankTransfers)
      .set({ returnedAt: new Date(), reason, ...(isLate && { counted: 0 }) })
      .where(
        and(
          eq(bankTransfers.id, id),
          isNull(bankTransfers.returnedAt),
          eq(bankTransfers.counted, transfer.counted),
          transfer.orderId ? eq(bankTransfers.orderId, transfer.orderId) : isNull(bankTransfers.orderId),
        ),
      )
      .returning({ id: bankTransfers.id })
    if (!row) throw changedMeanwhile()
    await recordAudit(tx, actor, {
      action: 'return-transfer',
      subject: `${transfer.account} ${transfer.bankId}`,
      reason,
      before: { state, number: orderNumber ?? invoiceNumber },
      after: { state: 'returned' },
    })
  }
  const [order] = transfer.orderId ? await db.select().from(orders).where(eq(orders.id, transfer.orderId)) : []
  if (!order) await db.transaction(close)
  else
    await withOrder(paymentContext(services), order.checkoutId, async (tx, checkout) => {
      if (state === 'late' && !['withdrawn', 'expired'].includes(checkout.status)) throw changedMeanwhile()
      await close(tx)
      if (state === 'late')
        await tx
          .update(checkouts)
          .set({ received: sql`greatest(0, ${checkouts.received} - ${transfer.counted})` })
          .where(eq(checkouts.id, checkout.id))
    })
  return toBankTransfer(await findTransfer(db, id))
}
