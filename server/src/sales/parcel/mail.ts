import { and, asc, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { orders } from '../../schema/order.ts'
import { samples } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import { isUnactivated } from './remind.ts'
import { parcelMails, type Share } from './mail-copy.ts'
import { parcels, type ParcelRow } from '../../schema/parcel.ts'
import { toParcel } from './view.ts'
import { type Waiting, waitingOf } from './waiting.ts'
import type { ParcelMailKind } from './queues.ts'

/** "1 x Geno Pet, barcode KP4827193301". */
const contentLines = (contents: ReturnType<typeof toParcel>['contents']) =>
  contents.map(({ product, quantity, barcodes }) =>
    [`${quantity} x ${product}`, ...(barcodes.length ? [`barcode ${barcodes.join(', ')}`] : [])].join(', '),
  )

async function shareOf(db: Db, { id, orderId, number, sentAt }: ParcelRow, waiting: Waiting[]): Promise<Share> {
  const kits = await db.select({ activatedAt: samples.activatedAt }).from(samples).where(eq(samples.parcelId, id))
  if (kits.length && kits.every(({ activatedAt }) => activatedAt && activatedAt < sentAt)) return 'again'
  const others = await db
    .select({ number: parcels.number, sentAt: parcels.sentAt })
    .from(parcels)
    .where(and(eq(parcels.orderId, orderId), ne(parcels.number, number), isNull(parcels.undoneAt)))
  if (waiting.length || others.some((other) => other.sentAt > sentAt)) return 'part'
  return others.length ? 'rest' : 'all'
}

const barcodesOf = async (db: Db, where: SQL | undefined) =>
  (await db.select({ barcode: samples.barcode }).from(samples).where(where).orderBy(asc(samples.barcode))).map(
    ({ barcode }) => barcode,
  )

/** The mail about a parcel; null where it was undone before its mail was sent, or what it reminds of was done. */
export async function parcelMail(
  { db, config: { publicUrl } }: Pick<Services, 'db' | 'config'>,
  { parcelId, kind }: { parcelId: string; kind: ParcelMailKind },
): Promise<Mail | null> {
  const [found] = await db
    .select({ parcel: parcels, order: orders, isTestPayment: checkouts.isTestPayment })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(eq(parcels.id, parcelId))
  if (!found || (kind !== 'undone' && found.parcel.undoneAt)) return null
  const { parcel, order, isTestPayment } = found
  const unactivated = await barcodesOf(db, and(eq(samples.parcelId, parcelId), isUnactivated))
  if (kind === 'unactivated' && !unactivated.length) return null
  const waiting = (await waitingOf(db, [order])).get(order.id) ?? []
  const { subject, parts } = parcelMails[kind]({
    parcel,
    number: order.number,
    share: await shareOf(db, parcel, waiting),
    contents: contentLines(toParcel(parcel, order).contents),
    hasKits: parcel.lines.some(({ kits }) => kits.length > 0),
    waiting,
    unactivated: unactivated.map((barcode) => `Barcode ${barcode}`),
    activate: { label: 'Activate a kit', href: `${publicUrl}/activate` },
  })
  return {
    key: `parcel-${kind}-${parcelId}`,
    to: order.email,
    subject,
    parts: [
      ...parts,
      { label: 'See your order', href: `${publicUrl}/checkout/complete?order=${order.checkoutId}` },
      ...(isTestPayment ? ['This is a test order: nothing was really posted.'] : []),
    ],
  }
}
