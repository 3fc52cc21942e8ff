import { maxWorkLines, type WorkField, type WorkValues } from '@shop/contract/work-spreadsheet'
import { parse } from 'csv-parse/sync'
import { decodeText } from '../../platform/input/decode-text.ts'
import { kindOfFile } from '../../platform/input/kind-of-file.ts'
import { delimited } from '../../platform/input/lines.ts'
import { blankValues, fieldOfHeading } from './columns.ts'
import { notRead, otherKind } from './refusals.ts'
import { isBounded } from './xlsx-bounds.ts'
import { dayMs } from '../../platform/values/days.ts'

export type ReadLine = { row: number; values: WorkValues }

/** A spreadsheet counts days from the end of 1899. */
const dayZero = Date.UTC(1899, 11, 30)
const longestCell = 200

/**
 * The day of a date. The file's dates have no zone: those that are spelled out are read in the server's, and those that
 * were reckoned lie a few seconds beside their midnight.
 */
function dayOf(date: Date): string {
  const isLocal = date.getUTCHours() !== 0 && date.getHours() === 0 && date.getMinutes() === 0
  const minutes = Math.round(date.getTime() / 60_000) - (isLocal ? date.getTimezoneOffset() : 0)
  return new Date(minutes * 60_000).toISOString().slice(0, 10)
}

const yearFirst = /^(?<year>\d{4})[/.](?<month>\d{1,2})[/.](?<day>\d{1,2})$/
const yearLast = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/

/** A day that a program wrote as text, where its order is sure: 04.03.2022 and 2022/3/4, and not 3/4/2022. */
function dayInText(text: string): string {
  const { year, month = '', day = '' } = (yearFirst.exec(text) ?? yearLast.exec(text))?.groups ?? {}
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/** A cell as text, whatever a spreadsheet made of it; a formula is what it showed last, or the text that it is. */
function textOf(value: unknown, field: WorkField): string {
  if (value instanceof Date) return dayOf(value)
  if (typeof value === 'number' && field === 'dateOfBirth' && value > 9999 && value < 100_000)
    return dayOf(new Date(dayZero + Math.floor(value) * dayMs))
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const text = String(value).replaceAll('\0', '').trim().slice(0, longestCell)
  return field === 'dateOfBirth' ? dayInText(text) : text
}

type Cells = { cells: unknown[][]; lookAt: string[] }

const fieldsOf = ([header = []]: unknown[][]) =>
  header.map((heading) => (typeof heading === 'string' ? fieldOfHeading(heading) : undefined))
const isTemplate = (cells: unknown[][]) =>
  ['barcode', 'petName'].every((field) => fieldsOf(cells).some((of) => of === field))

/** The cells of the first sheet that has the template's columns: Numbers puts a summary before it. */
async function cellsOfWorkbook(file: Buffer): Promise<unknown[][] | null> {
  if (!isBounded(file)) return null
  const { default: readXlsxFile } = await import('read-excel-file/node')
  const sheets = (await readXlsxFile(file)).map(({ data }): unknown[][] => data)
  return sheets.find(isTemplate) ?? sheets[0] ?? null
}

/** Of a text, empty ones too: many times what a sheet may have. */
const mostRows = 20_000
/** In characters, between two line ends. */
const longestRow = 100_000

function hasEndlessRow(text: string): boolean {
  for (let begin = 0; begin < text.length;) {
    const next = text.indexOf('\n', begin)
    const end = next < 0 ? text.length : next
    if (end - begin > longestRow) return true
    begin = end + 1
  }
  return false
}

/** The cells of a file, XLSX or text; or why it is refused. */
async function cellsOf(file: Buffer): Promise<Cells | { refusal: string }> {
  const kind = kindOfFile(file)
  if (kind && !kind.includes('.xlsx')) return { refusal: otherKind(kind) }
  try {
    if (kind) {
      const cells = await cellsOfWorkbook(file)
      return cells ? { cells, lookAt: [] } : { refusal: notRead }
    }
    const decoded = decodeText(file)
    // The mark of an end of a text stands in no text that a spreadsheet saves.
    if (!decoded || decoded.text.includes('\0')) return { refusal: notRead }
    const { text, delimiter } = delimited(decoded.text)
    // Bounded before it is read: a thread that reaches the limit of its memory can take the server with it.
    if (hasEndlessRow(text)) return { refusal: notRead }
    const cells: unknown[][] = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      to: mostRows + 1,
      max_record_size: longestRow,
    })
    return cells.length > mostRows ? { refusal: notRead } : { cells, lookAt: decoded.lookAt }
  } catch {
    return { refusal: notRead }
  }
}

/**
 * The lines of a file, XLSX or CSV, without empty rows; or why it is refused. For a thread of its own (readers.ts):
 * hostile files take long.
 */
export async function readLines(
  content: Uint8Array,
): Promise<{ lines: ReadLine[]; lookAt: string[] } | { refusal: string }> {
  const read = await cellsOf(Buffer.from(content))
  if ('refusal' in read) return read
  const { cells, lookAt } = read
  const [, ...rows] = cells
  const fields = fieldsOf(cells)
  if (!isTemplate(cells))
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
  return { lines, lookAt }
}
