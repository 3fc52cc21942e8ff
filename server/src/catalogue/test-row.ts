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
] as const
/** A line of dog_tests.csv or cat_tests.csv, as it is written. */
export type TestRow = CsvRow<(typeof testColumns)[number]>

/** What we tell apart where the files say disease, trait, blood group and profile. */
export type TestKind = 'disease' | 'trait' | 'bloodGroup' | 'dnaProfile' | 'ancestry'
