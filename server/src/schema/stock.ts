import type { MovementKind } from '@shop/contract/stock'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { checkouts } from './checkout.ts'
import { createdAt, id } from './columns.ts'
import { parcels } from './parcel.ts'
import { products } from './product.ts'

/** What is counted of what the shop posts. A product without a row is sold without limit. */
export const stock = pgTable(
  'stock',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id),
    /** The sums of its movements; below zero where more was posted than was counted. */
    onHand: integer().notNull().default(0),
    onOrder: integer().notNull().default(0),
    /** When the supplier is expected to bring what is on order. */
    expectedOn: date({ mode: 'string' }),
    /** With so many available, or fewer, it is low. */
    warningLevel: integer().notNull(),
    /** It is sold although none is available. */
    allowsBackorder: boolean().notNull(),
    /** Raised with each change of the two above. */
    version: integer().notNull().default(1),
  },
  (t) => [check('stock_on_order', sql`${t.onOrder} >= 0`)],
)
export type StockRow = typeof stock.$inferSelect

/** What changed the count of a product: written once, and never changed. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    /** The browser's, so that a double click is one movement. */
    id: id(),
    productId: integer()
      .notNull()
      .references(() => stock.productId),
    kind: text().$type<MovementKind>().notNull(),
    /** How many came to what is on hand, and to what is on order; below zero where they left it. */
    quantity: integer().notNull(),
    onOrder: integer().notNull(),
    /** What they left in, or came back from. */
    parcelId: uuid().references(() => parcels.id),
    reason: text().notNull(),
    /** Whoever moved it, by name. */
    by: text().notNull(),
    at: createdAt(),
  },
  (t) => [unique('stock_movement_of_parcel').on(t.parcelId, t.productId, t.kind), index().on(t.productId, t.at)],
)
export type StockMovementRow = typeof stockMovements.$inferSelect

/**
 * What orders wait for that has no sample: everything of an order whose payment is under way or awaited, and supplies
 * until they are posted. Kits that are paid for are counted by their samples.
 */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.checkoutId, t.productId] }),
    index().on(t.productId),
    check('stock_reservation_quantity', sql`${t.quantity} > 0`),
  ],
)
