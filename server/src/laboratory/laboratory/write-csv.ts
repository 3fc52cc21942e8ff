import { resultColumns } from './read-csv.ts'

export type CsvLine = Partial<Record<(typeof resultColumns)[number], string | number | null>>

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A file as the import takes it: one line each, blank where there is nothing. */
export const labCsv = (lines: CsvLine[]): string =>
  [
    resultColumns.join(','),
    ...lines.map((line) => resultColumns.map((column) => quoted(String(line[column] ?? ''))).join(',')),
  ]
    .map((line) => `${line}\n`)
    .join('')
