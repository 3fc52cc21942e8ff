import { maxWorkLines, type WorkField, type WorkValues } from '@shop/contract/work-spreadsheet'
import { parse } from 'csv-parse/sync'
import { blankValues, fieldOfHeading } from './columns.ts'
import { notRead } from './refusals.ts'
import { isBounded } from './xlsx-bounds.ts'
import { dayMs } from '../../platform/values/days.ts'

export type ReadLine = { row: number; values: WorkValues }

/** A spreadsheet counts days from the end of 1899. */
const dayZero = Date.UTC(1899, 11, 30)
const longestCell = 200

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** A cell as text, whatever a spreadsheet made of it; a formula is what it showed last, or the text that it is. */
function textOf(value: unknown, field: WorkField): string {
  if (value instanceof Date) return dayOf(value)
  if (typeof value === 'number' && field === 'dateOfBirth' && value > 9999 && value < 100_000)
    return dayOf(new Date(dayZero + Math.floor(value) * dayMs))
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('\0', '').trim().slice(0, longestCell)
    : ''
}

/** The cells of a file's first sheet; null where it is none. */
async function cellsOf(file: Buffer): Promise<unknown[][] | null> {
  try {
    if (file.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
      if (!isBounded(file)) return null
      const { readSheet } = await import('read-excel-file/node')
      return await readSheet(file, 1)
    }
    // A file of another kind has bytes that no text has.
    if (file.includes(0)) return null
    const text = new TextDecoder('utf-8').decode(file)
    const [first = ''] = text.split(/\r?\n/, 1)
    const delimiter = [';', '\t'].find((mark) => first.split(mark).length > first.split(',').length) ?? ','
    return parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: false })
  } catch {
    return null
  }
}

/**
 * The lines of a file, XLSX or CSV, without empty rows; or why it is refused. For a thread of its own (readers.ts):
 * hostile files take long.
 */
export async function readLines(content: Uint8Array): Promise<{ lines: ReadLine[] } | { refusal: string }> {
  const cells = await cellsOf(Buffer.from(content))
  if (!cells) return { refusal: notRead }
  const [header = [], ...rows] = cells
  const fields = header.map((heading) => (typeof heading === 'string' ? fieldOfHeading(heading) : undefined))
  if (!fields.includes('barcode') || !fields.includes('petName'))
    return { refusal: 'The first row has to name the columns as the template does: Barcode, Name, Sex and so on.' }
  const lines = rows.flatMap((row, index) => {
    const values = blankValues()
    for (const [place, field] of fields.entries()) if (field) values[field] = textOf(row[place], field)
    const { barcode: _, ...described } = values
    // A barcode alone is a kit of the template that nobody filled in.
    return Object.values(described).some(Boolean) ? [{ row: index + 2, values }] : []
  })
  if (!lines.length) return { refusal: 'No row of this file has an animal in it.' }
  if (lines.length > maxWorkLines)
    return {
      refusal: `A sheet has at most ${maxWorkLines} rows; this one has ${lines.length}. Use a second sheet.`,
    }
  return { lines }
}
