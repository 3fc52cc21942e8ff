import { createHash } from 'node:crypto'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import {
  maxWorkFileBytes,
  maxWorkLines,
  type WorkField,
  workFileTooLarge,
  type WorkValues,
} from '@shop/contract/work-spreadsheet'
import { parse } from 'csv-parse/sync'
import { blankValues, fieldOfHeading } from './columns.ts'
import { isBounded } from './xlsx-bounds.ts'

export type ReadLine = { row: number; values: WorkValues }

const refuse = (reason: string) =>
  new Failure(428, { message: messages.operationFailed, errors: { 'document.data': reason } })

const notRead = 'This file cannot be read. Use the template, saved as XLSX or CSV.'
/** A spreadsheet counts days from the end of 1899. */
const dayZero = Date.UTC(1899, 11, 30)
const longestCell = 200

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** A cell as text, whatever a spreadsheet made of it; a formula is what it showed last, or the text that it is. */
function textOf(value: unknown, field: WorkField): string {
  if (value instanceof Date) return dayOf(value)
  if (typeof value === 'number' && field === 'dateOfBirth' && value > 9999 && value < 100_000)
    return dayOf(new Date(dayZero + Math.floor(value) * 86_400_000))
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('\0', '').trim().slice(0, longestCell)
    : ''
}

async function cellsOf(file: Buffer): Promise<unknown[][]> {
  if (file.length > maxWorkFileBytes) throw refuse(workFileTooLarge)
  if (file.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    if (!isBounded(file)) throw refuse(notRead)
    const { readSheet } = await import('read-excel-file/node')
    return readSheet(file, 1).catch(() => {
      throw refuse(notRead)
    })
  }
  // A file of another kind has bytes that no text has.
  if (file.includes(0)) throw refuse(notRead)
  const text = new TextDecoder('utf-8').decode(file)
  const [first = ''] = text.split(/\r?\n/, 1)
  const delimiter = [';', '\t'].find((mark) => first.split(mark).length > first.split(',').length) ?? ','
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: false })
  } catch {
    throw refuse(notRead)
  }
}

/** The lines of an uploaded file, and its digest; 428 where it is no sheet, or too long. Empty rows are left out. */
export async function linesIn(data: string): Promise<{ sha256: string; lines: ReadLine[] }> {
  const file = Buffer.from(data, 'base64')
  const [header = [], ...rows] = await cellsOf(file)
  const fields = header.map((heading) => (typeof heading === 'string' ? fieldOfHeading(heading) : undefined))
  for (const field of ['barcode', 'petName'] as const)
    if (!fields.includes(field))
      throw refuse('The first row has to name the columns as the template does: Barcode, Name, Sex and so on.')
  const lines = rows.flatMap((cells, index) => {
    const values = blankValues()
    for (const [place, field] of fields.entries()) if (field) values[field] = textOf(cells[place], field)
    const { barcode: _, ...described } = values
    // A barcode alone is a kit of the template that nobody filled in.
    return Object.values(described).some(Boolean) ? [{ row: index + 2, values }] : []
  })
  if (!lines.length) throw refuse('No row of this file has an animal in it.')
  if (lines.length > maxWorkLines)
    throw refuse(`A sheet has at most ${maxWorkLines} rows; this one has ${lines.length}. Use a second sheet.`)
  return { sha256: createHash('sha256').update(file).digest('hex'), lines }
}
