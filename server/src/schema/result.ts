import type { Conflict, ConflictKind } from '@shop/contract/conflict'
import type { DnaProfile } from '@shop/contract/result'
import { and, isNull, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { animals } from './animal.ts'
import { at, createdAt, id } from './columns.ts'
import { labImports } from './laboratory.ts'
import { products } from './product.ts'
import { samples } from './sample.ts'

/**
 * The laboratory's decision where samples of one animal contradicted each other: which of them counts. The readings of
 * the others name this row and no longer count; a later one opens the question again.
 */
export const conflictSettlements = pgTable(
  'conflict_settlements',
  {
    id: id(),
    animalId: uuid()
      .notNull()
      .references(() => animals.id, { onDelete: 'cascade' }),
    kind: text().$type<ConflictKind>().notNull(),
    /** The number of the test, the panel of the profiles, or "breed mix". */
    about: text().notNull(),
    /** The test, panel or breed mix by the name that people read. */
    name: text().notNull(),
    /** The chosen sample. */
    barcode: text()
      .notNull()
      .references(() => samples.barcode, { onDelete: 'cascade' }),
    /** The reading of each sample when it was settled. */
    readings: jsonb().$type<Conflict['readings']>().notNull(),
    settledBy: text().notNull(),
    reason: text().notNull(),
    settledAt: createdAt(),
    takenBackBy: text(),
    takenBackReason: text(),
    takenBackAt: at(),
    /** The run of the news about it. */
    takenBackRun: uuid(),
  },
  (t) => [index().on(t.animalId)],
)

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
  /** Set when a later import differs: lines are never changed and never deleted. */
  supersededAt: at(),
  /** Set while another sample of the animal is chosen in its place. */
  settlementId: uuid().references(() => conflictSettlements.id, { onDelete: 'set null' }),
})

/** For `where`: neither superseded by a later file nor set aside for another sample. */
export const stands = (table: typeof results | typeof dnaProfiles | typeof breedMixes) =>
  and(isNull(table.supersededAt), isNull(table.settlementId))

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
    /** Clear by parentage, this many generations back. */
    generations: integer(),
    /** Why it is clear by parentage, in words that its owner reads. */
    reason: text(),
  },
  (t) => [
    uniqueIndex('result_once')
      .on(t.barcode, t.productId, t.basis)
      .where(sql`${t.supersededAt} is null`),
    index().on(t.barcode),
    index()
      .on(t.settlementId)
      .where(sql`${t.settlementId} is not null`),
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
    index()
      .on(t.settlementId)
      .where(sql`${t.settlementId} is not null`),
  ],
)

export const breedMixes = pgTable(
  'breed_mixes',
  {
    ...fromLab(),
    /** Percents that sum to 100; null is what was assigned to no breed. */
    shares: jsonb().$type<{ breedId: number | null; percent: number }[]>().notNull(),
    /** How many markers it rests on; null where the laboratory did not state it. */
    markersRead: integer(),
  },
  (t) => [
    uniqueIndex('breed_mix_once')
      .on(t.barcode)
      .where(sql`${t.supersededAt} is null`),
    index()
      .on(t.settlementId)
      .where(sql`${t.settlementId} is not null`),
  ],
)
