import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from './columns.ts'
import { products } from './product.ts'
import { users } from './user.ts'

/**
 * What a buyer says of a product, once each: asked for by mail, written, and approved or refused by the desk. A trigger
 * raises the catalogue's version when a row becomes approved or no longer is: how many there are is in memory.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().$type<'asked' | 'waiting' | 'approved' | 'refused'>().notNull(),
    rating: smallint(),
    text: text(),
    /** As it is shown. */
    name: text(),
    /** How often its buyer has written it. */
    edition: integer().notNull().default(0),
    /** When the mail left that asks for it; null where nobody asked. */
    askedAt: at(),
    writtenAt: at(),
    decidedAt: at(),
    decidedBy: text(),
    /** Why it was refused. */
    reason: text(),
    answer: text(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('review_once').on(t.productId, t.userId),
    index().on(t.userId),
    index().on(t.state, t.writtenAt),
    check('review_rating', sql`${t.rating} between 1 and 5`),
    check(
      'review_written',
      sql`${t.state} = 'asked' or (${t.rating} is not null and ${t.text} is not null and ${t.name} is not null)`,
    ),
  ],
)
