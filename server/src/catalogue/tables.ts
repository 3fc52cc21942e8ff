import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../db/columns.ts'

/** The releases of the catalogue's data that this database was brought to, by the SHA-256 of the files of server/data. */
export const catalogueReleases = pgTable('catalogue_releases', {
  sha256: text().primaryKey(),
  createdAt: createdAt(),
})
