import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { samples } from './sample.ts'

/** That an animal became clear of variants by its parents, or that it no longer counts so: each change once. */
export const clearances = pgTable(
  'clearances',
  {
    id: id(),
    /** The sample whose DNA fits both parents: its results hold the lines. */
    barcode: text()
      .notNull()
      .references(() => samples.barcode, { onDelete: 'cascade' }),
    /** What was worked out at once, and is in one mail. */
    run: uuid().notNull(),
    kind: text().$type<'found' | 'withdrawn'>().notNull(),
    productIds: integer().array().notNull(),
    /** The parents by which it was found; their rows may be deleted since. */
    damId: uuid(),
    sireId: uuid(),
    /** Why, in words that its owner reads. */
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.barcode)],
)
