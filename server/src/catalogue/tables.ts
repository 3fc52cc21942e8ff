import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../db/columns.ts'
import type { KeptGeneGroup } from './gene-groups.ts'

/** The releases of the catalogue's data that this database was brought to, by the SHA-256 of the files of server/data. */
export const catalogueReleases = pgTable('catalogue_releases', {
  sha256: text().primaryKey(),
  /** What it says of genes that several tests read: the next release is held against it. Null of releases of before. */
  geneGroups: jsonb().$type<KeptGeneGroup[]>(),
  createdAt: createdAt(),
})
