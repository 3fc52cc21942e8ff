import { copyEffects, penetrances, shownBys } from '@shop/contract/verdict'
import type { CsvRow } from './csv.ts'

export const testColumns = [
  'test_name',
  'kind',
  'gene',
  'variant',
  'mode_of_inheritance',
  'alleles',
  'omia_id',
  'body_system',
  'breeds',
  'caution',
  'source_page',
  'omia_from',
  'normal_allele',
  'penetrance',
  'one_copy',
  'two_copies',
  'shown_by',
  'age_of_onset',
  'validated_breeds',
  'two_copy_warning',
] as const
/** A line of dog_tests.csv or cat_tests.csv, as it is written. */
export type TestRow = CsvRow<(typeof testColumns)[number]>

/** What we distinguish where the files have disease, trait, blood group and profile. */
export type TestKind = 'disease' | 'trait' | 'bloodGroup' | 'dnaProfile' | 'ancestry'

const oneOf = <Value extends string>(known: readonly Value[], text: string): Value | null =>
  known.find((value) => value === text) ?? null

/** What copies of the variant do, and in whom; null where the row does not state it. */
export const effectsOf = (row: TestRow) => ({
  penetrance: oneOf(penetrances, row.penetrance),
  oneCopy: oneOf(copyEffects, row.one_copy),
  twoCopies: oneOf(copyEffects, row.two_copies),
  shownBy: oneOf(shownBys, row.shown_by),
})
