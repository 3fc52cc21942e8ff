import type { DnaProfile } from '@shop/contract/result'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from '../db/columns.ts'
import { labImports } from '../laboratory/tables.ts'
import { products } from '../product/tables.ts'
import { samples } from '../sample/tables.ts'

const fromLab = () => ({
  id: id(),
  barcode: text()
    .notNull()
    .references(() => samples.barcode, { onDelete: 'cascade' }),
  importId: uuid().references(() => labImports.id),
  laboratory: text().notNull(),
  panelVersion: text().notNull(),
  testedAt: at().notNull(),
  createdAt: createdAt(),
  /** Set when a later import said otherwise: lines are never changed and never deleted. */
  supersededAt: at(),
})

/** One test's genotype in one sample. */
export const results = pgTable(
  'results',
  {
    ...fromLab(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** As the laboratory writes it: "N/M". Null: the marker failed, which is never "clear". */
    genotype: text(),
    basis: text().$type<'tested' | 'parentage'>().notNull().default('tested'),
    /** Clear by parentage, so many generations back. */
    generations: integer(),
    /** Why it is clear by parentage, in words that its owner reads. */
    reason: text(),
  },
  (t) => [
    uniqueIndex('result_once')
      .on(t.barcode, t.productId, t.basis)
      .where(sql`${t.supersededAt} is null`),
    index().on(t.barcode),
  ],
)

/** A DNA profile on one panel; panels are never mixed. */
export const dnaProfiles = pgTable(
  'dna_profiles',
  { ...fromLab(), panel: text().notNull(), markers: jsonb().$type<DnaProfile['markers']>().notNull() },
  (t) => [
    uniqueIndex('dna_profile_once')
      .on(t.barcode, t.panel)
      .where(sql`${t.supersededAt} is null`),
  ],
)

export const breedMixes = pgTable(
  'breed_mixes',
  {
    ...fromLab(),
    /** Percents that sum to 100; null is what was assigned to no breed. */
    shares: jsonb().$type<{ breedId: number | null; percent: number }[]>().notNull(),
  },
  (t) => [
    uniqueIndex('breed_mix_once')
      .on(t.barcode)
      .where(sql`${t.supersededAt} is null`),
  ],
)
