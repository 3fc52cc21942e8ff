import { setImmediate } from 'node:timers/promises'
import { readBarcode } from '@shop/contract/codes'
import { hasBegun, isDay } from '@shop/contract/dates'
import { unmarked } from '@shop/contract/csv'
import type { Faults } from '../../platform/input/faults.ts'
import { tableOf } from '../../platform/input/lines.ts'

const rowKinds = ['genotype', 'marker', 'breed', 'collector'] as const
type RowKind = (typeof rowKinds)[number]

/** One line of a laboratory's file, read but not yet compared with the shop: see docs/laboratory.md. */
export type LabRow = {
  line: number
  barcode: string
  kind: RowKind
  /** A DNA profile's panel; empty for all else. */
  panel: string
  /** A test's or a breed's number, or a marker's name. */
  name: string
  value: string
  laboratory: string
  panelVersion: string
  testedAt: Date
}

export const resultColumns = [
  'barcode',
  'kind',
  'panel',
  'name',
  'value',
  'laboratory',
  'panel_version',
  'date',
  'sample_data',
] as const
type Column = (typeof resultColumns)[number]
/** May be left out: only DNA profiles have a panel, and only made-up data is marked. */
const optional: readonly Column[] = ['panel', 'sample_data']
const longest: Partial<Record<Column, number>> = { panel: 50, name: 50, value: 120, laboratory: 100, panel_version: 50 }

/** Older is a slip of the pen: no panel in use is of then. */
const mostYears = 10

/** A day, or a moment with its zone; undefined for anything else, such as 31 February. */
function timeIn(text: string): Date | undefined {
  const [day] = text.match(/^\d{4}-\d{2}-\d{2}(?=$|T[\d:.]+(Z|[+-]\d{2}:\d{2})$)/) ?? []
  if (!day || !isDay(day)) return undefined
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** A day is the laboratory's own, which may be ahead of us; a moment has its zone. */
const isToCome = (text: string, time: Date, now: Date) => (isDay(text) ? !hasBegun(text, now) : time > now)

/** Each column's place in the header, or null where the header is not ours: no line can be read then. */
function readHeader(names: string[], faults: Faults): Map<Column, number> | null {
  const missing = resultColumns.filter((column) => !names.includes(column) && !optional.includes(column))
  const unknown = names.filter((name) => !resultColumns.some((column) => column === name))
  if (missing.length) faults.add(1, `The header has no column ${missing.join(', ')}.`)
  if (unknown.length) faults.add(1, `The header has columns nobody knows: ${unknown.join(', ')}.`)
  if (new Set(names).size < names.length) faults.add(1, 'The header names a column twice.')
  if (missing.length || unknown.length || new Set(names).size < names.length) return null
  return new Map(names.map((name, index) => [name as Column, index]))
}

/** Five hundred samples of four hundred tests. */
const mostLines = 200_000
/** After this many lines others get the processor. */
const linesInOneGo = 2000

/**
 * The rows of a laboratory's file (one row a line). What is wrong goes to `faults` with its line; `now` is the
 * moment after which no test can have been made. `isSampleData` is true where every line has "yes".
 */
export async function readLabCsv(
  text: string,
  now: Date,
  faults: Faults,
): Promise<{ rows: LabRow[]; isSampleData: boolean }> {
  const { names, lines, firstLine, fields: fieldsIn } = tableOf(text, mostLines)
  const places = readHeader(names, faults)
  if (!places) return { rows: [], isSampleData: false }
  const marks = new Set<boolean>()
  const oldest = new Date(now)
  oldest.setUTCFullYear(now.getUTCFullYear() - mostYears)
  // Of ten thousand lines most repeat the date.
  const times = new Map<string, Date | undefined>()
  const timeOf = (date: string) => {
    if (!times.has(date)) times.set(date, timeIn(date))
    return times.get(date)
  }

  const rowOf = (content: string, line: number): LabRow[] => {
    const fields = fieldsIn(content)
    if (!fields) return refused(line, 'is not CSV: a quote is open, or stands inside a field.')
    if (fields.length !== places.size) return refused(line, `has ${fields.length} fields, not ${places.size}.`)
    // A file that the shop wrote, or a spreadsheet saved, has the mark before a genotype such as -/-.
    const field = (column: Column) => unmarked(fields[places.get(column) ?? -1] ?? '')
    const kind = rowKinds.find((known) => known === field('kind'))
    if (!kind) return refused(line, `“${field('kind')}” is no kind of row: use ${rowKinds.join(', ')}.`)
    const mark = field('sample_data')
    if (mark !== '' && mark !== 'yes') faults.add(line, 'sample_data is “yes”, or empty.')
    marks.add(mark === 'yes')
    const long = Object.entries(longest).find(([column, most]) => field(column as Column).length > most)
    if (long) return refused(line, `${long[0]} has more than ${long[1]} characters.`)
    const testedAt = kind === 'collector' ? now : timeOf(field('date'))
    if (kind !== 'collector') {
      if (!field('laboratory') || !field('panel_version')) faults.add(line, 'needs laboratory and panel_version.')
      if (!testedAt) faults.add(line, 'date is a day as 2026-11-12, or a moment as 2026-11-12T15:30:00Z.')
      else if (isToCome(field('date'), testedAt, now)) faults.add(line, 'date lies in the future.')
      else if (testedAt < oldest) faults.add(line, `date lies more than ${mostYears} years back.`)
    }
    return [
      {
        line,
        barcode: readBarcode(field('barcode')),
        kind,
        panel: field('panel'),
        name: field('name'),
        value: field('value'),
        laboratory: field('laboratory'),
        panelVersion: field('panel_version'),
        testedAt: testedAt ?? now,
      },
    ]
  }

  const rows: LabRow[] = []
  for (const [index, content] of lines.entries()) {
    if (index % linesInOneGo === linesInOneGo - 1) await setImmediate()
    if (content.trim()) rows.push(...rowOf(content, index + firstLine))
  }
  if (marks.size > 1) faults.add(1, 'Some lines are marked as sample data and others are not: make two files.')
  if (!marks.size) faults.add(1, 'There are no rows under the header.')
  return { rows, isSampleData: marks.has(true) }

  function refused(line: number, reason: string): LabRow[] {
    faults.add(line, reason)
    return []
  }
}
