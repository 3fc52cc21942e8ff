import type { documentTypes, OutsideFinding } from '@shop/contract/outside-report'
import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { animals } from './animal.ts'
import { createdAt, id } from './columns.ts'
import { fileKey } from './file.ts'
import { users } from './user.ts'

/** Results of another laboratory as an animal's owner entered them, with the document that states them. */
export const outsideReports = pgTable(
  'outside_reports',
  {
    id: id(),
    animalId: uuid()
      .notNull()
      .references(() => animals.id, { onDelete: 'cascade' }),
    /** Who entered them. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    laboratory: text().notNull(),
    /** YYYY-MM-DD */
    testedAt: text().notNull(),
    fileName: text().notNull(),
    contentType: text().$type<(typeof documentTypes)[number]>().notNull(),
    file: fileKey(),
    /** base64; instead of a file, in rows of the versions before decision 0135. */
    document: text(),
    sha256: text().notNull(),
    enteredAt: createdAt(),
  },
  (t) => [unique('outside_document_once').on(t.animalId, t.sha256)],
)

export const outsideResults = pgTable(
  'outside_results',
  {
    reportId: uuid()
      .notNull()
      .references(() => outsideReports.id, { onDelete: 'cascade' }),
    /** Its place on the report, from 0. */
    place: integer().notNull(),
    /** All three as in the document. */
    test: text().notNull(),
    finding: text().$type<OutsideFinding>().notNull(),
    genotype: text(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.place] })],
)
