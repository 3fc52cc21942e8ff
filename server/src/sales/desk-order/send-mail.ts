import { randomUUID } from 'node:crypto'
import { readParcel } from '@shop/contract/codes'
import type { OrderMailBody } from '@shop/contract/desk-order'
import { Failure } from '@shop/contract/failure'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '../../people/admin/audit.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import type { Db } from '../../platform/db/open.ts'
import { refusal } from '../../platform/input/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { erased } from '../../platform/values/erased.ts'
import { auditEntries } from '../../schema/admin.ts'
import type { orders } from '../../schema/order.ts'
import { parcels } from '../../schema/parcel.ts'
import { ownerOf } from '../parcel/locked-order.ts'
import { lockByNumber, repeatMs } from './locked.ts'
import { orderMailQueue } from './queues.ts'

type Order = typeof orders.$inferSelect

/** The parcel that the mail is about; null for a mail about none. Throws 428. */
async function findParcel(tx: Db, { id }: Order, { kind, parcel = '' }: OrderMailBody) {
  if (kind !== 'parcel') return null
  const isTheirs = and(eq(parcels.orderId, id), eq(parcels.number, readParcel(parcel)), isNull(parcels.undoneAt))
  const [found] = await tx.select({ id: parcels.id, number: parcels.number }).from(parcels).where(isTheirs)
  if (!found) throw refusal({ parcel: 'This order has no such parcel.' })
  return found
}

function checkMailable({ number, email, status }: Order, kind: OrderMailBody['kind']) {
  if (email === erased) throw new Failure(409, { message: `The buyer of ${number} has deleted their account.` })
  if (kind === 'confirmation' && status !== 'paid' && status !== 'pending')
    throw new Failure(409, { message: `${number} is ${status}: it is not confirmed again.` })
}

/** Sends a mail about an order again, once a minute at most. Throws 404, 409 and 428. */
export const sendOrderMail = (
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  actor: Actor,
  typed: string,
  body: OrderMailBody,
) =>
  db.transaction(async (tx) => {
    const { order } = await lockByNumber(tx, typed)
    const { number, email } = order
    checkMailable(order, body.kind)
    const parcel = await findParcel(tx, order, body)
    const after = { kind: body.kind, parcel: parcel?.number ?? null }
    const isRepeated = and(
      eq(auditEntries.subject, number),
      eq(auditEntries.action, 'send-mail'),
      gt(auditEntries.at, new Date(Date.now() - repeatMs)),
      sql`${auditEntries.after} = ${JSON.stringify(after)}::jsonb`,
    )
    if (await tx.$count(auditEntries, isRepeated)) return { email, isSent: false }
    await recordAudit(tx, actor, {
      action: 'send-mail',
      subject: number,
      reason: 'Sent again',
      user: await ownerOf(tx, order),
      before: null,
      after,
    })
    await jobs.send(
      orderMailQueue,
      { id: randomUUID(), orderId: order.id, kind: body.kind, parcelId: parcel?.id ?? null },
      tx,
    )
    return { email, isSent: true }
  })
