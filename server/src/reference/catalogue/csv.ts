import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsOf } from '../../platform/values/csv.ts'
import type { Origin, Refuse } from './rows.ts'

export type CsvRow<Column extends string> = Origin & { [Key in Column]: string }

/**
 * The rows of a CSV file, one a line. A line that cannot be read is refused and the others are read: lines are parsed
 * one by one, so that an open quote spoils its own line and not the rest of the file. Throws when the file or one of
 * the columns is missing: that is a broken installation, not a broken row.
 */
export function readRows<Column extends string>(
  folder: string,
  file: string,
  columns: readonly Column[],
  refuse: Refuse,
): CsvRow<Column>[] {
  const [header = '', ...lines] = readFileSync(join(folder, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  const names = fieldsOf(header)
  const missing = columns.filter((column) => !names.includes(column))
  if (missing.length) throw new Error(`${file} has no column ${missing.join(', ')}`)
  return lines.flatMap((text, index) => {
    if (!text.trim()) return []
    const origin = { file, line: index + 2 }
    let fields: string[]
    try {
      fields = fieldsOf(text)
    } catch (error) {
      refuse(origin, `is not CSV: ${error instanceof Error ? error.message : String(error)}`)
      return []
    }
    if (fields.length !== names.length) {
      refuse(origin, `has ${fields.length} fields, not ${names.length}`)
      return []
    }
    const values = Object.fromEntries(columns.map((column) => [column, fields[names.indexOf(column)] ?? '']))
    return [{ ...values, ...origin } as CsvRow<Column>]
  })
}

/** The parts of a field that holds a list; blanks and repetitions left out. */
export const partsOf = (field: string, separator: string | RegExp = '|'): string[] => [
  ...new Set(
    field
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

export const orNull = (field: string): string | null => field || null
