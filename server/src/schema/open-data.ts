import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { catalogueReleases } from './catalogue.ts'
import { createdAt } from './columns.ts'

/** What a cell holds: a list is an array in JSON, and parted by `listSeparator` in CSV. */
export type OpenCell = string | number | boolean | readonly string[] | null
export type OpenColumn = { name: string; description: string }

/** A table of the catalogue as it is published: each row has a cell for every column, in their order. */
export type OpenTable = {
  name: string
  title: string
  description: string
  columns: OpenColumn[]
  rows: OpenCell[][]
}

/** What each release of the catalogue was published as. Never deleted: an address that was cited still answers. */
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
