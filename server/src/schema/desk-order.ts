import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from './columns.ts'
import { orders } from './order.ts'
import { users } from './user.ts'

/**
 * What orders are sorted, filtered and searched by: a narrow row for each, which a trigger of `orders` keeps in step. An
 * order's own row is too wide to be read for a hundred thousand.
 */
export const orderSummaries = pgTable(
  'order_summaries',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The digits of its number. */
    serial: bigint({ mode: 'number' }).notNull(),
    placedAt: at().notNull(),
    status: text().$type<(typeof orders.$inferSelect)['status']>().notNull(),
    /** Minor units. */
    total: integer().notNull(),
    /** Name, email and number, as `isCalledLike` compares them. */
    searchText: text().notNull(),
    productIds: integer().array().notNull(),
    /** Nothing waited after its last parcel: its lines are not read to find what without a barcode is still here. */
    isPacked: boolean().notNull().default(false),
  },
  (t) => [
    // The last two columns are there to be read without the table.
    index('order_summaries_placed_at').on(t.placedAt, t.serial, t.status, t.orderId),
    index('order_summaries_total').on(t.total, t.serial, t.status, t.orderId),
    index('order_summaries_serial').on(t.serial, t.status, t.orderId),
    index('order_summaries_search_trgm').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('order_summaries_products').using('gin', t.productIds),
  ],
)

/** What somebody at the desk wrote about an order, for the others there. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** By name, as it was. */
    byName: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.orderId, t.createdAt)],
)
