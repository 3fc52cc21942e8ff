import type { Failure } from '@shop/contract/failure'
import { expect, test } from 'vitest'
import { Faults } from '../../platform/input/faults.ts'
import { readLabCsv } from './read-csv.ts'
import { labCsv } from './write-csv.ts'

const now = new Date('2026-11-21T12:00:00Z')
const header = 'barcode,kind,name,value,laboratory,panel_version,date'
const line = 'KP4827193301,genotype,2002,N/CEA,Kinpaw Laboratory,4.2,2026-11-12'

async function read(text: string) {
  const faults = new Faults()
  const { rows, isSampleData } = await readLabCsv(text, now, faults)
  let errors: unknown = {}
  try {
    faults.refuse('no')
  } catch (error) {
    errors = (error as Failure).errors
  }
  return { rows, isSampleData, errors }
}

test('a row is read, with its line and its time', async () => {
  expect(await read(`${header}\n${line}\n`)).toEqual({
    rows: [
      {
        line: 2,
        barcode: 'KP4827193301',
        kind: 'genotype',
        panel: '',
        name: '2002',
        value: 'N/CEA',
        laboratory: 'Kinpaw Laboratory',
        panelVersion: '4.2',
        testedAt: new Date('2026-11-12'),
      },
    ],
    isSampleData: false,
    errors: {},
  })
})

test('the day that it is in a laboratory east of Greenwich has come', async () => {
  const { rows, errors } = await read(`${header}\n${line.replace('2026-11-12', '2026-11-22')}\n`)
  expect([errors, rows.map(({ testedAt }) => testedAt)]).toEqual([{}, [new Date('2026-11-22')]])
})

test('columns may be in any order, barcodes be typed with spaces, lines end as on Windows and fields have quotes', async () => {
  const { rows, errors } = await read(
    '\uFEFFdate,value,kind,name,laboratory,panel_version,barcode\r\n\r\n2026-11-12T15:30:00Z,N/N,genotype,2002,"Kinpaw, Ithaca",4.2, kp 4827-193301\r\n',
  )
  expect(errors).toEqual({})
  expect(rows).toEqual([
    expect.objectContaining({
      line: 3,
      barcode: 'KP4827193301',
      laboratory: 'Kinpaw, Ithaca',
      testedAt: new Date('2026-11-12T15:30:00Z'),
    }),
  ])
})

test.each([
  ['a kind nobody knows', line.replace('genotype', 'guess'), 'no kind of row'],
  ['too few fields', 'KP4827193301,genotype', 'has 2 fields, not 7'],
  ['an open quote', line.replace('Kinpaw', '"Kinpaw'), 'is not CSV'],
  ['a day that never was', line.replace('2026-11-12', '2026-02-31'), 'date is a day'],
  ['a day as Americans write it', line.replace('2026-11-12', '11/12/2026'), 'date is a day'],
  ['a day still to come', line.replace('2026-11-12', '2026-11-23'), 'in the future'],
  ['a moment still to come', line.replace('2026-11-12', '2026-11-21T12:00:01Z'), 'in the future'],
  ['a day of another century', line.replace('2026-11-12', '1900-01-01'), 'more than 10 years back'],
  ['no laboratory', line.replace('Kinpaw Laboratory', ''), 'needs laboratory and panel_version'],
  ['a name without end', line.replace('2002', 'x'.repeat(51)), 'more than 50 characters'],
])('%s is named by its line', async (_, wrong, reason) => {
  expect((await read(`${header}\n${line}\n${wrong}\n`)).errors).toEqual({ 'line 3': expect.stringContaining(reason) })
})

test.each([
  ['lacks a column', header.replace(',date', ''), 'no column date'],
  ['has one too many', `${header},notes`, 'columns nobody knows: notes'],
  ['names one twice', `${header},date`, 'twice'],
])('a header that %s is refused, and no line is read', async (_, wrong, reason) => {
  const { rows, errors } = await read(`${wrong}\n${line}\n`)
  expect(rows).toEqual([])
  expect(errors).toEqual({ 'line 1': expect.stringContaining(reason) })
})

test('a file without rows is refused', async () => {
  expect((await read(`${header}\n\n`)).errors).toEqual({ 'line 1': 'There are no rows under the header.' })
})

test('sample data is marked on every line, or on none', async () => {
  const marked = { barcode: 'KP1', kind: 'collector', value: 'Riverside', sample_data: 'yes' }
  expect((await read(labCsv([marked, marked]))).isSampleData).toBe(true)
  const mixed = await read(labCsv([marked, { ...marked, sample_data: '' }]))
  expect(mixed.errors).toEqual({ 'line 1': expect.stringContaining('make two files') })
  expect((await read(labCsv([{ ...marked, sample_data: 'true' }]))).errors).toEqual({
    'line 2': expect.stringContaining('“yes”'),
  })
})

test('of a file that is wrong throughout the first 200 lines are named', async () => {
  const { errors } = await read([header, ...Array.from({ length: 300 }, () => 'wrong')].join('\n'))
  expect(Object.keys(errors as object)).toHaveLength(200)
})

test('a file that the shop writes is read back, and a spreadsheet finds no formula in it', async () => {
  const values = ['-/-', '+/+', '=1+1', '@a/@a', 'N/CEA', "'t/a", 'a/"b", c']
  const written = labCsv(
    values.map((value) => ({
      barcode: 'KP4827193301',
      kind: 'genotype',
      name: 2002,
      value,
      laboratory: '=HYPERLINK("x")',
      panel_version: '4.2',
      date: '2026-11-12',
    })),
  )
  const { rows, errors } = await read(written)
  expect(errors).toEqual({})
  expect(rows.map(({ value }) => value)).toEqual(values)
  expect(rows.map(({ laboratory }) => laboratory)).toEqual(values.map(() => '=HYPERLINK("x")'))
  for (const text of written.split(/[,\n]/)) expect(text).not.toMatch(/^"?[=+\-@]/)
})

test('a genotype with a sign is read as laboratories write it, and as a spreadsheet saves it', async () => {
  const of = async (value: string) => (await read(`${header}\n${line.replace('N/CEA', value)}\n`)).rows[0]?.value
  for (const written of ['-/-', "'-/-", `"'-/-"`]) expect(await of(written)).toBe('-/-')
})

test.each([
  ['semicolons', ';', ''],
  ['tabs', '\t', ''],
  ['bars', '|', ''],
  ['what the first line names', ';', 'sep=;\r\n'],
])('fields may be parted by %s; a fault has the line of the file', async (_, sign, first) => {
  const text = first + [header, line, line.replace('genotype', 'guess')].join('\r\n').replaceAll(',', sign)
  const { rows, errors } = await read(text)
  expect(rows).toMatchObject([{ barcode: 'KP4827193301', value: 'N/CEA' }])
  expect(errors).toEqual({ [first ? 'line 4' : 'line 3']: expect.stringContaining('no kind of row') })
})
