import { readParcel } from '@shop/contract/codes'
import { Failure } from '@shop/contract/failure'
import { and, asc, eq } from 'drizzle-orm'
import { recordAudit } from '../../people/admin/audit.ts'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import { newBarcode } from '../../platform/values/barcode.ts'
import { Faults } from '../../platform/input/faults.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import { lockOrder, ownerOf } from './locked-order.ts'
import { type ParcelRow, parcels } from '../../schema/parcel.ts'
import { toParcel } from './view.ts'
import { parcelMailQueue } from './queues.ts'
import { giveBackFromParcel } from '../stock/move.ts'
import { reserveSupplies, setPacked } from './waiting.ts'

/**
 * Takes a parcel back: its kits wait again, under the numbers that were drawn for them, and its swabs are free for
 * another order. Again, it changes nothing. Throws 404, or 428 with what of it was activated or has arrived.
 */
export const undoParcel = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>, actor: Actor, typed: string, reason: string) =>
  db.transaction(async (tx) => {
    const number = readParcel(typed)
    const [found] = await tx.select({ orderId: parcels.orderId }).from(parcels).where(eq(parcels.number, number))
    if (!found) throw new Failure(404, { message: 'No parcel has this number.' })
    const { order } = await lockOrder(tx, eq(orders.id, found.orderId))
    const [parcel] = await tx.select().from(parcels).where(eq(parcels.number, number))
    if (!parcel) throw new Error('A parcel is missing')
    if (parcel.undoneAt) return { parcel: toParcel(parcel, order), isNew: false }
    await takeBackKits(tx, parcel)
    const undoneAt = new Date()
    await tx.update(parcels).set({ undoneAt }).where(eq(parcels.id, parcel.id))
    await setPacked(tx, order.id, false)
    await reserveSupplies(tx, order)
    await giveBackFromParcel(tx, actor, parcel, reason)
    await recordAudit(tx, actor, {
      action: 'undo-parcel',
      subject: number,
      reason,
      user: await ownerOf(tx, order),
      before: { lines: toParcel(parcel, order).contents, carrier: parcel.carrier },
      after: null,
    })
    await jobs.send(parcelMailQueue, { parcelId: parcel.id, kind: 'undone' }, tx)
    return { parcel: toParcel({ ...parcel, undoneAt }, order), isNew: true }
  })

async function takeBackKits(tx: Db, { id, lines, sentAt }: ParcelRow) {
  const kits = await tx
    .select()
    .from(samples)
    .where(eq(samples.parcelId, id))
    .orderBy(asc(samples.barcode))
    .for('update')
  const faults = new Faults()
  for (const { barcode, stage, spentOn, activatedAt } of kits)
    // A free kit in place of a failed one was activated before it left.
    if (stage !== 'dispatched' || spentOn || (activatedAt && activatedAt > sentAt))
      faults.add(barcode, stage === 'dispatched' || stage === 'activated' ? 'is activated.' : 'has arrived.')
  faults.refuse('Nothing was undone.')
  const drawnFor = new Map(lines.flatMap((line) => line.kits.map(({ barcode, drawn }) => [barcode, drawn])))
  for (const { barcode } of kits) {
    await tx
      .delete(sampleStageTimes)
      .where(and(eq(sampleStageTimes.barcode, barcode), eq(sampleStageTimes.stage, 'dispatched')))
    await tx
      .update(samples)
      .set({ barcode: await freeNumber(tx, barcode, drawnFor.get(barcode)), stage: 'ordered', parcelId: null })
      .where(eq(samples.barcode, barcode))
  }
}

/** The number that was drawn for a kit, or a new one, should it be on a swab now. */
async function freeNumber(tx: Db, barcode: string, drawn = newBarcode()): Promise<string> {
  if (drawn === barcode || !(await tx.$count(samples, eq(samples.barcode, drawn)))) return drawn
  return freeNumber(tx, barcode)
}
