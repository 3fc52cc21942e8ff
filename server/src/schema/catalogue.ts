import type { Rating } from '@shop/contract/review'
import type { ResultStatus } from '@shop/contract/verdict'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { breeds } from './breed.ts'
import type { shippingMethods } from './cart.ts'
import { createdAt } from './columns.ts'
import type { prices, productBreeds, productContents, products } from './product.ts'

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

/**
 * One row: triggers of the tables below raise its version in the transaction that changes any of them, so that every
 * process of the shop knows when what it has in memory is no longer what is stored.
 */
export const catalogueVersions = pgTable(
  'catalogue_versions',
  {
    isOnly: boolean().primaryKey().default(true),
    version: integer().notNull(),
  },
  (t) => [check('catalogue_version_once', sql`${t.isOnly}`)],
)

/** Everything that is sold, and what it costs when, as one moment of the database has it. */
export type CatalogueRows = {
  readonly version: number
  readonly products: readonly (typeof products.$inferSelect)[]
  readonly prices: readonly (typeof prices.$inferSelect)[]
  readonly productBreeds: readonly (typeof productBreeds.$inferSelect)[]
  readonly productContents: readonly (typeof productContents.$inferSelect)[]
  readonly breeds: readonly (typeof breeds.$inferSelect)[]
  /** What buyers say of the products that have reviews. */
  readonly ratings: readonly (Rating & { productId: number })[]
  readonly shippingMethods: readonly (typeof shippingMethods.$inferSelect)[]
}
