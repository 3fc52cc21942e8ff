import { csvOf } from '@shop/contract/csv'
import type { OpenCell, OpenTable } from '../../schema/open-data.ts'

/** Between the entries of a list in one cell of CSV: no text of the catalogue has it. */
const listSeparator = '|'

const textOf = (cell: OpenCell): string => (Array.isArray(cell) ? cell.join(listSeparator) : String(cell ?? ''))

/** A line for each row under a header, for a spreadsheet: UTF-8 with a byte order mark. */
export function tableCsv({ columns, rows }: OpenTable): string {
  const lines = [columns.map(({ name }) => name), ...rows.map((row) => row.map(textOf))]
  return csvOf(lines, { hasBom: true, lineEnd: '\r\n' })
}

/** A list of objects with the columns as their keys. */
export const tableJson = ({ columns, rows }: OpenTable): string =>
  `${JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index]]))),
    null,
    1,
  )}\n`
