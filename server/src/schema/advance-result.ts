import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from './columns.ts'
import { samples } from './sample.ts'
import { users } from './user.ts'

/** What the laboratory released of a sample before its owner's report, and to whom. */
export const advanceReleases = pgTable(
  'advance_releases',
  {
    id: id(),
    barcode: text()
      .notNull()
      .references(() => samples.barcode, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Who ordered the test for a client. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    releasedBy: text().notNull(),
    reason: text().notNull(),
    releasedAt: createdAt(),
    endsAt: at().notNull(),
    withdrawnAt: at(),
    withdrawnBy: text(),
    withdrawnReason: text(),
    /** When they were mailed that the owner's report has taken its place. */
    closedAt: at(),
  },
  (t) => [index().on(t.userId), index().on(t.barcode)],
)

/** Each time that a release was opened, with the readings that were shown. */
export const advanceOpenings = pgTable(
  'advance_openings',
  {
    id: id(),
    releaseId: uuid()
      .notNull()
      .references(() => advanceReleases.id, { onDelete: 'cascade' }),
    openedAt: createdAt(),
    /** Of `results`: a reading that is superseded later was read by somebody. */
    resultIds: uuid().array().notNull(),
    /** When they were mailed that one of these readings no longer holds. */
    toldAt: at(),
  },
  (t) => [index().on(t.releaseId)],
)
