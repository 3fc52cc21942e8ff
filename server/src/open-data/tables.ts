import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { catalogueReleases } from '../catalogue/tables.ts'
import { createdAt } from '../db/columns.ts'
import type { OpenTable } from './make.ts'

/** What each release of the catalogue was published as, kept for good: an address that was cited still answers. */
export const openDataReleases = pgTable('open_data_releases', {
  /** The beginning of the release's SHA-256, as addresses have it. */
  name: text().primaryKey(),
  sha256: text()
    .notNull()
    .unique()
    .references(() => catalogueReleases.sha256),
  tables: jsonb().$type<OpenTable[]>().notNull(),
  createdAt: createdAt(),
})
