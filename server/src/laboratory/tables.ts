import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../db/columns.ts'

/** A file of the laboratory; the same bytes are taken once. */
export const labImports = pgTable('lab_imports', {
  id: id(),
  sha256: text().notNull().unique(),
  fileName: text().notNull(),
  /** Why results were read again. */
  reason: text(),
  sampleCount: integer().notNull(),
  resultCount: integer().notNull(),
  isSampleData: boolean().notNull(),
  importedAt: createdAt(),
})
