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
 * What the laboratory decided where samples of one animal contradicted each other: which of them stands. The readings of
 * the others name this row and count no more; one that comes later opens the question again.
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
    /** As it is told of. */
    name: text().notNull(),
    /** The sample that stands. */
    barcode: text()
      .notNull()
      .references(() => samples.barcode, { onDelete: 'cascade' }),
    /** What each sample said when it was settled. */
    readings: jsonb().$type<Conflict['readings']>().notNull(),
    settledBy: text().notNull(),
    reason: text().notNull(),
    settledAt: createdAt(),
    takenBackBy: text(),
    takenBackReason: text(),
    takenBackAt: at(),
    /** Under which those concerned were told of that. */
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
  /** Set when a later import said otherwise: lines are never changed and never deleted. */
  supersededAt: at(),
  /** Set while another sample of the animal stands in its place. */
  settlementId: uuid().references(() => conflictSettlements.id, { onDelete: 'set null' }),
})

/** For `where`: no later file said otherwise, and no other sample stands in its place. */
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
