import type { Carrier } from '@shop/contract/carriers'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from './columns.ts'
import { orders } from './order.ts'

/** What of one of an order's lines is in a parcel. */
export type ParcelLine = {
  itemId: string
  /** Kits, or pieces of what has no barcode. */
  quantity: number
  /** The barcodes of its kits, and the numbers that were drawn for them when they were paid. */
  kits: { barcode: string; drawn: string }[]
}

/** Something that was posted, of one order. */
export const parcels = pgTable(
  'parcels',
  {
    id: id(),
    /** "KP-100042-1": the order's number, and which of its parcels it is. */
    number: text().notNull().unique(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Null for what nobody can follow. */
    carrier: text().$type<Carrier>(),
    trackingNumber: text(),
    lines: jsonb().$type<ParcelLine[]>().notNull(),
    sentAt: createdAt(),
    /** Whoever packed it, by name. */
    sentBy: text().notNull(),
    /** When it turned out that it had not left. */
    undoneAt: at(),
    /** When its buyer was reminded of kits in it that were not activated. */
    remindedAt: at(),
  },
  (t) => [
    index().on(t.orderId),
    uniqueIndex('parcels_tracking_unique')
      .on(t.orderId, t.carrier, t.trackingNumber)
      .where(sql`${t.undoneAt} is null`),
    index().on(t.trackingNumber),
  ],
)
export type ParcelRow = typeof parcels.$inferSelect
