import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from './columns.ts'
import { samples } from './sample.ts'
import { users } from './user.ts'

/** A file of the laboratory; the same bytes are taken once. */
export const labImports = pgTable('lab_imports', {
  id: id(),
  /** Null of a file that was stopped between its parts: it may be sent again. */
  sha256: text().unique(),
  fileName: text().notNull(),
  /** Why results were read again. */
  reason: text(),
  sampleCount: integer().notNull(),
  resultCount: integer().notNull(),
  isSampleData: boolean().notNull(),
  importedAt: createdAt(),
})

/** The text of a file that is not imported whole yet, so that a crash between two of its parts loses nothing. */
export const labImportFiles = pgTable('lab_import_files', {
  importId: uuid()
    .primaryKey()
    .references(() => labImports.id),
  text: text().notNull(),
  partsDone: integer().notNull().default(0),
  /** Who imports it at the moment; whoever has lost this stops. */
  claim: uuid().notNull(),
  claimedAt: createdAt(),
})

/** What a mail can state of a sample. Results are never in a mail: only that they are there. */
export type LabNews =
  | 'received'
  /** It has come, and its kit is not activated. */
  | 'not-activated'
  | 'failed'
  | 'reported'
  | 'corrected'
  | 'added'
  /** It differs from another sample of the same animal. */
  | 'conflicting'
  /** The laboratory has decided which of the two counts. */
  | 'settled'
  /** It has taken that back. */
  | 'reopened'
  /** The sample for which it was set aside was withdrawn. */
  | 'restored'
  /** What follows from the parents' results, and what no longer does. */
  | 'by-parentage'
  | 'withdrawn'
  /** Everything that was found in it was another animal's. */
  | 'sample-withdrawn'
  /** Who took it and read the microchip was corrected. */
  | 'identity'

/** Whom a sample's news concerns; those of one run go to a person in one mail. */
export const labNotices = pgTable(
  'lab_notices',
  {
    id: id(),
    /** The import, the change of stages or the settlement that the news came with. */
    run: uuid().notNull(),
    barcode: text()
      .notNull()
      .references(() => samples.barcode, { onDelete: 'cascade' }),
    news: text().$type<LabNews>().notNull(),
    /** The file that the results came with. */
    importId: uuid().references(() => labImports.id),
    /** Null for a person without account. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Lower case. */
    email: text().notNull(),
    /** Their relation to the animal; `former` where it has ended, or they have a relative's report. */
    as: text().$type<'owner' | 'share' | 'claim' | 'former'>().notNull(),
    /** Null until the mail has gone. */
    toldAt: at(),
  },
  (t) => [unique().on(t.run, t.barcode, t.email), index().on(t.barcode), index().on(t.email)],
)
