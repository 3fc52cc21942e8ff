import { carriers, trackingLink } from '@shop/contract/carriers'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { checkouts } from '../checkout/tables.ts'
import type { Db } from '../db/open.ts'
import type { LetterCopy, Link } from '../mail/letter.ts'
import type { Mail } from '../mail/mailer.ts'
import { orders } from '../order/tables.ts'
import type { ParcelMailKind } from '../platform/jobs.ts'
import { samples } from '../sample/tables.ts'
import type { Services } from '../services.ts'
import { parcels, type ParcelRow } from './tables.ts'
import { toParcel } from './view.ts'
import { type Waiting, waitingOf } from './waiting.ts'

/** "1 x Geno Pet, barcode KP4827193301". */
const contentLines = (contents: ReturnType<typeof toParcel>['contents']) =>
  contents.map(({ product, quantity, barcodes }) =>
    [`${quantity} x ${product}`, ...(barcodes.length ? [`barcode ${barcodes.join(', ')}`] : [])].join(', '),
  )

const wayOf = ({ carrier, trackingNumber }: ParcelRow): (string | Link)[] => {
  if (!carrier) return ['It travels by ordinary post, without a tracking number.']
  const { name } = carriers[carrier]
  if (!trackingNumber) return [`It travels with ${name}, without a tracking number.`]
  return [
    `It travels with ${name}. Its tracking number is ${trackingNumber}.`,
    { label: 'Follow the parcel', href: trackingLink(carrier, trackingNumber) },
  ]
}

/** What of an order a parcel is; `again`: free kits in place of samples that failed. */
type Share = 'all' | 'part' | 'rest' | 'again'

const shareNames: Record<Share, (number: string) => string> = {
  all: (number) => `your order ${number}`,
  part: (number) => `a part of your order ${number}`,
  rest: (number) => `the rest of your order ${number}`,
  again: (number) => `a new kit of your order ${number}`,
}

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

type Facts = {
  parcel: ParcelRow
  number: string
  share: Share
  contents: string[]
  hasKits: boolean
  waiting: Waiting[]
  activate: Link
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** What is to be done with its kits. */
const nextOf = ({ share, hasKits, activate }: Facts): (string | Link)[] => {
  if (share === 'again')
    return ['It is activated already: when it is there, take the swab and send it back in its envelope.']
  return hasKits ? ['When it is there, activate each kit with the barcode on its swab:', activate] : []
}

const letters: Record<ParcelMailKind, (facts: Facts) => LetterCopy> = {
  sent: (facts) => {
    const { parcel, number, share, contents, waiting } = facts
    const what = shareNames[share](number)
    return {
      subject: `${capitalised(what)} is on its way`,
      parts: [
        `We have posted ${what}. In this parcel:`,
        contents.join('\n'),
        ...wayOf(parcel),
        ...(waiting.length
          ? [
              'Still to come, in a parcel of its own:',
              waiting.map(({ quantity, item }) => `${quantity} x ${item.product.name}`).join('\n'),
            ]
          : []),
        ...nextOf(facts),
      ],
    }
  },
  undone: ({ number, contents }) => ({
    subject: `A parcel of your order ${number} has not left yet`,
    parts: [
      `We told you that a parcel of your order ${number} is on its way. It has not left yet, and its tracking number no longer holds. We are sorry. In it are:`,
      contents.join('\n'),
      'We write again as soon as it is posted. There is nothing to do for you.',
    ],
  }),
}

/** The mail about a parcel; null where it has been undone before it was told of. */
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
  if (!found || (kind === 'sent' && found.parcel.undoneAt)) return null
  const { parcel, order, isTestPayment } = found
  const waiting = (await waitingOf(db, [order])).get(order.id) ?? []
  const { subject, parts } = letters[kind]({
    parcel,
    number: order.number,
    share: await shareOf(db, parcel, waiting),
    contents: contentLines(toParcel(parcel, order).contents),
    hasKits: parcel.lines.some(({ kits }) => kits.length > 0),
    waiting,
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
