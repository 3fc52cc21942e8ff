import type { ResultStatus } from '@shop/contract/verdict'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** A group of tests that are read together (genetics/gene-group.ts), as JSON has it. */
export type StoredGeneGroup = {
  speciesId: number
  gene: string
  name: string
  members: { productId: number; name: string; symbols: [string, string][]; reads: readonly string[] }[]
  rules: {
    pair: readonly [string, string]
    reading: string
    status: ResultStatus | null
    meaning: string
    warning: string | null
    sources: string[]
  }[]
}

/** The releases of the catalogue's data that this database was brought to, by the SHA-256 of the files of server/data. */
export const catalogueReleases = pgTable('catalogue_releases', {
  sha256: text().primaryKey(),
  /** Its facts of genes that several tests read: the next release is compared with them. Null in earlier releases. */
  geneGroups: jsonb().$type<StoredGeneGroup[]>(),
  createdAt: createdAt(),
})
