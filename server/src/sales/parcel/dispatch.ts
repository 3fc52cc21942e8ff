import { type Carrier, carriers } from '@shop/contract/carriers'
import { Failure } from '@shop/contract/failure'
import type { Dispatch } from '@shop/contract/parcel'
import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { recordAudit } from '../../people/admin/audit.ts'
import { isDuplicate } from '../../platform/db/duplicate.ts'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import { isSettled } from '../order/view.ts'
import { readBarcode, readCode } from '@shop/contract/codes'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import { chooseContents } from './choose.ts'
import { lockOrder, type LockedOrder, ownerOf } from './locked-order.ts'
import { type ParcelLine, type ParcelRow, parcels } from '../../schema/parcel.ts'
import { toParcel } from './view.ts'
import { isUnsent } from '../../animals/sample/replaced.ts'
import { addPieces, type Pieces } from '../stock/reserve.ts'
import { takeForParcel } from '../stock/move.ts'
import { stockIdOf } from '../../reference/catalogue/kits.ts'
import { reserveSupplies, setPacked, toWaitingLine, waitingOf } from './waiting.ts'
import { dayMs } from '../../platform/values/days.ts'
import { parcelMailQueue } from './queues.ts'

type Sent = Omit<Dispatch, 'carrier' | 'trackingNumber'> & { carrier: Carrier | null; trackingNumber: string | null }

/** Carriers give a tracking number to another parcel some day. */
const trackingDays = 90

const conflict = (message: string) => new Failure(409, { message })
const refuseField = (field: string, text: string) => refusal({ [field]: text })

/**
 * Records a parcel: its barcodes on the order's kits, the carrier and the tracking number; the customer gets a mail. A
 * repeated request returns the same parcel. Throws 404, 409 where nothing is to be sent, or 428 with what is wrong.
 */
export async function dispatchOrder(
  services: Pick<Services, 'db' | 'jobs'>,
  actor: Actor,
  number: string,
  { carrier = null, trackingNumber, ...body }: Omit<Dispatch, 'carrier'> & { carrier?: Carrier | null | undefined },
) {
  const sent: Sent = { ...body, carrier, trackingNumber: trackingNumber || null }
  if (sent.trackingNumber && !carrier)
    throw refuseField('carrier', `Say who carries it: ${Object.keys(carriers).join(', ')}`)
  const run = () => services.db.transaction((tx) => pack(tx, services, actor, number, sent))
  // Somebody else has just used one of the barcodes: looked at again, it is named.
  return run().catch((error: unknown) => isDuplicate(error) && run())
}

async function pack(tx: Db, { jobs }: Pick<Services, 'jobs'>, actor: Actor, number: string, sent: Sent) {
  const locked = await lockOrder(tx, eq(orders.number, readCode(number, 'order') ?? ''))
  const { order } = locked
  const known = await tx.select().from(parcels).where(eq(parcels.orderId, order.id)).orderBy(asc(parcels.number))
  const waiting = (await waitingOf(tx, [order])).get(order.id) ?? []
  const before = knownAs(known, sent, waiting.length === 0)
  if (before) return { parcel: toParcel(before, order), isNew: false, waiting: waiting.map(toWaitingLine) }
  checkSendable(locked)
  await refuseTrackingOfAnother(tx, order.id, sent)
  if (!waiting.length) throw conflict(`Nothing of ${order.number} waits to be packed.`)

  const lines = await chooseContents(tx, waiting, sent)
  const [parcel] = await tx
    .insert(parcels)
    .values({
      number: `${order.number}-${known.length + 1}`,
      orderId: order.id,
      carrier: sent.carrier,
      trackingNumber: sent.trackingNumber,
      lines,
      sentBy: actor.name,
    })
    .returning()
  if (!parcel) throw new Error('No parcel was made')
  await label(tx, parcel)
  await reserveSupplies(tx, order)
  await takeForParcel(tx, actor, parcel, await piecesIn(tx, parcel, order))
  await recordAudit(tx, actor, {
    action: 'dispatch',
    subject: parcel.number,
    reason: sent.reason || 'Dispatch',
    user: await ownerOf(tx, order),
    before: { barcodes: drawnIn(lines) },
    after: { barcodes: barcodesIn(lines), lines: toParcel(parcel, order).contents, carrier: sent.carrier },
  })
  await jobs.send(parcelMailQueue, { parcelId: parcel.id, kind: 'sent' }, tx)
  const left = (await waitingOf(tx, [order])).get(order.id) ?? []
  await setPacked(tx, order.id, left.length === 0)
  return { parcel: toParcel(parcel, order), isNew: true, waiting: left.map(toWaitingLine) }
}

/** What left with a parcel, by the product that is counted. */
async function piecesIn(tx: Db, { id, lines }: ParcelRow, { snapshot }: LockedOrder['order']): Promise<Pieces> {
  const pieces: Pieces = new Map()
  const kits = await tx.select({ productId: samples.productId }).from(samples).where(eq(samples.parcelId, id))
  for (const { productId } of kits) addPieces(pieces, stockIdOf(productId), 1)
  for (const { itemId, quantity, kits: labelled } of lines) {
    const item = snapshot.items.find((one) => one.id === itemId)
    if (item && !labelled.length) addPieces(pieces, item.product.id, quantity)
  }
  return pieces
}

const barcodesIn = (lines: ParcelLine[]) => lines.flatMap(({ kits }) => kits.map(({ barcode }) => barcode))
const drawnIn = (lines: ParcelLine[]) => lines.flatMap(({ kits }) => kits.map(({ drawn }) => drawn))

/** The parcel that the same request made before. Throws 409 where its tracking number went to other things. */
function knownAs(known: ParcelRow[], { carrier, trackingNumber, barcodes, lines }: Sent, isAllSent: boolean) {
  const standing = known.filter((parcel) => !parcel.undoneAt && parcel.carrier === carrier)
  const named = barcodes.map(({ barcode }) => readBarcode(barcode))
  const holds = (parcel: ParcelRow) => named.every((barcode) => barcodesIn(parcel.lines).includes(barcode))
  const tracked = trackingNumber ? standing.find((parcel) => parcel.trackingNumber === trackingNumber) : undefined
  if (tracked && !holds(tracked))
    throw conflict(`${tracked.number} has this tracking number, and other barcodes. Undo it first, if it is wrong.`)
  if (trackingNumber) return tracked
  if (named.length) return standing.find((parcel) => !parcel.trackingNumber && holds(parcel))
  return isAllSent && !lines.length ? standing.findLast((parcel) => !parcel.trackingNumber) : undefined
}

/** It is paid, or on account, and nobody wants the money back. */
function checkSendable({ order, checkout }: LockedOrder) {
  if (!isSettled(order)) throw conflict(`${order.number} is ${order.status}: nothing of it is sent.`)
  if (checkout.dispute === 'open')
    throw conflict(`The payment of ${order.number} is disputed: nothing of it is sent meanwhile.`)
}

/** A label that was scanned twice would show somebody another person's parcel. */
async function refuseTrackingOfAnother(tx: Db, orderId: string, { carrier, trackingNumber }: Sent) {
  if (!carrier || !trackingNumber) return
  const [other] = await tx
    .select({ number: parcels.number })
    .from(parcels)
    .where(
      and(
        eq(parcels.carrier, carrier),
        eq(parcels.trackingNumber, trackingNumber),
        ne(parcels.orderId, orderId),
        isNull(parcels.undoneAt),
        gt(parcels.sentAt, new Date(Date.now() - trackingDays * dayMs)),
      ),
    )
  if (other) throw refuseField('trackingNumber', `This is on parcel ${other.number}.`)
}

/** Puts the barcodes on the kits, which are on their way now. */
async function label(tx: Db, { id, lines, sentAt, carrier, trackingNumber }: ParcelRow) {
  const kits = lines.flatMap((line) => line.kits).toSorted((a, b) => a.drawn.localeCompare(b.drawn))
  for (const { barcode, drawn } of kits) {
    const [kit] = await tx
      .update(samples)
      .set({ barcode, stage: 'dispatched', parcelId: id })
      .where(and(eq(samples.barcode, drawn), isUnsent))
      .returning({ barcode: samples.barcode })
    if (!kit) throw conflict('A kit of this order has just been changed. Please look at it again.')
  }
  if (!kits.length) return
  const note = [carrier && `With ${carriers[carrier].name}`, trackingNumber && `tracking number ${trackingNumber}`]
  await tx.insert(sampleStageTimes).values(
    kits.map(({ barcode }) => ({
      barcode,
      stage: 'dispatched' as const,
      at: sentAt,
      note: note.filter(Boolean).join(', ') || null,
    })),
  )
}
