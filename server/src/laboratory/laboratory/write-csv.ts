import { csvOf } from '@shop/contract/csv'
import { resultColumns } from './read-csv.ts'

export type CsvLine = Partial<Record<(typeof resultColumns)[number], string | number | null>>

/** A file as the import takes it: one line each, blank where there is nothing. */
export const labCsv = (lines: CsvLine[]): string =>
  csvOf([[...resultColumns], ...lines.map((line) => resultColumns.map((column) => line[column]))])
