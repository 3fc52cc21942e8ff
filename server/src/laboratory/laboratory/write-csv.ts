import { columns } from './read-csv.ts'

export type CsvLine = Partial<Record<(typeof columns)[number], string | number | null>>

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A file as the import takes it: one line each, blank where nothing is said. */
export const labCsv = (lines: CsvLine[]): string =>
  [columns.join(','), ...lines.map((line) => columns.map((column) => quoted(String(line[column] ?? ''))).join(','))]
    .map((line) => `${line}\n`)
    .join('')
