import type { ShowState } from '@shop/contract/show'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from './columns.ts'
import { samples } from './sample.ts'
import { users } from './user.ts'

/** A dog or cat show that its secretary registered. */
export const shows = pgTable(
  'shows',
  {
    id: id(),
    /** Its secretary. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    club: text().notNull(),
    place: text().notNull(),
    /** YYYY-MM-DD, both included. */
    firstDay: text().notNull(),
    lastDay: text().notNull(),
    contactName: text().notNull(),
    contactPhone: text(),
    deliverTo: text().notNull(),
    stands: integer().notNull(),
    leaflets: integer().notNull(),
    state: text().$type<ShowState>().notNull().default('waiting'),
    decidedAt: at(),
    decidedBy: text(),
    reason: text(),
    sentAt: at(),
    sentWhat: text(),
    tracking: text(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId), index().on(t.state, t.firstDay)],
)

/** Samples that were taken at a show, as its secretary lists them. */
export const showEntries = pgTable(
  'show_entries',
  {
    id: id(),
    showId: uuid()
      .notNull()
      .references(() => shows.id, { onDelete: 'cascade' }),
    barcode: text()
      .notNull()
      .references(() => samples.barcode, { onDelete: 'cascade', onUpdate: 'cascade' }),
    label: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('show_entry_once').on(t.showId, t.barcode)],
)
