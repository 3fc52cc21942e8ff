import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { savedAs, workbooks } from '../../../test/xlsx.ts'
import { linesIn } from './lines-in.ts'
import { readLines } from './read-lines.ts'
import { notRead } from './refusals.ts'

const read = (file: Buffer | string) => linesIn(Buffer.from(file).toString('base64'))
const header = ['Barcode', 'Name', 'Sex', 'Date of birth', 'Microchip number', 'Registered name']
const xlsx = (data: SheetData) => writeXlsxFile(data).toBuffer()

test('whatever a spreadsheet made of a cell, it is text; a formula is none', async () => {
  const born = { value: new Date('2022-03-04T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' }
  const { lines } = await read(
    await xlsx([
      header,
      ['KP1', 'Skye', 'Female', born, 981020000312399, '=HYPERLINK("https://a.example")'],
      [null, null, null, null, null, null],
      ['KP2', 'Tam', true, 44624, '981 020', { value: '=1+1', type: 'Formula' }],
    ]),
  )
  expect(lines.map(({ row }) => row)).toEqual([2, 4])
  expect(lines[0]?.values).toMatchObject({
    petName: 'Skye',
    dateOfBirth: '2022-03-04',
    chipNumber: '981020000312399',
    registrationName: '=HYPERLINK("https://a.example")',
  })
  expect(lines[1]?.values).toMatchObject({ gender: 'Yes', dateOfBirth: '2022-03-04', registrationName: '' })
})

test('CSV as spreadsheets save it: with a mark at its beginning, semicolons, and columns in another order', async () => {
  const { lines } = await read('\uFEFFname;BARCODE;Notes\r\n"Skye; the second";KP1;to be left out\r\n;KP2;\r\n')
  expect(lines.map(({ row, values }) => [row, values.barcode, values.petName])).toEqual([
    [2, 'KP1', 'Skye; the second'],
  ])
})

test('a file that unpacks to very much is refused before it is read', async () => {
  const long = 'a'.repeat(3000)
  const rows = Array.from({ length: 3200 }, (_, row) => [`KP${row}`, `${long}${row}`])
  const bomb = await xlsx([header, ...rows])
  expect(bomb.length).toBeLessThan(1024 * 1024)
  await expect(read(bomb)).rejects.toMatchObject({ status: 428 })
})

test('a cell far out, a part that the directory does not name, and a part cut short are refused', async () => {
  const good = await xlsx([header, ['KP1', 'Skye']])
  await expect(read(good)).resolves.toMatchObject({ lines: [{ row: 2 }] })
  const far = await xlsx([header, ['KP1', 'Skye'], ...Array.from({ length: 5000 }, () => [null]), ['KP2', 'Tam']])
  await expect(read(far)).rejects.toMatchObject({ status: 428 })
  await expect(read(Buffer.concat([good.subarray(0, 4), good]))).rejects.toMatchObject({ status: 428 })
  await expect(read(good.subarray(0, good.length - 40))).rejects.toMatchObject({ status: 428 })
})

const asPrograms = {
  skye: {
    barcode: 'KP1',
    petName: 'Björk',
    gender: 'Female',
    isDesexed: 'Yes',
    dateOfBirth: '2022-03-04',
    chipNumber: '981020000312399',
    registrationName: 'Élan of the Moor',
  },
  tam: {
    barcode: 'KP2',
    petName: 'Tam & Co',
    isDesexed: 'No',
    dateOfBirth: '2021-12-31',
    chipNumber: '0123456789',
    registrationName: '“Tam”',
  },
}

describe.each(['Europe/Berlin', 'America/Los_Angeles', 'UTC'])('on a server in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone))
  afterEach(() => void vi.unstubAllEnvs())
  test.each(workbooks.filter((file) => !/gnumeric|xlsxwriter/.test(file)))(
    '%s is read as it was meant',
    async (file) => {
      expect(await readLines(savedAs(file))).toMatchObject({
        lines: [
          { row: 2, values: asPrograms.skye },
          { row: 4, values: asPrograms.tam },
        ],
        lookAt: [],
      })
    },
  )
})

test.each(['excel-unicode.txt', 'excel-windows.csv', 'libreoffice.csv'])('%s is read as it was meant', async (file) => {
  const { isDesexed: _, dateOfBirth: __, ...skye } = asPrograms.skye
  const { lines, lookAt } = await read(savedAs(file))
  expect(lines.map(({ row, values }) => [row, values])).toMatchObject([
    [2, skye],
    [4, { petName: 'Tam & Co', chipNumber: '0123456789', registrationName: '“Tam”' }],
  ])
  // Only windows-1252 is a guess.
  expect(lookAt).toEqual(file === 'excel-windows.csv' ? ['Björk', 'Élan of the Moor', '“Tam”'] : [])
})

test('a day in a text is read where its order is sure, and left as it is where not', async () => {
  const days = ['04.03.2022', '4.3.2022', '2022/3/4', '3/4/2022', '2022']
  const { lines } = await read(
    ['Barcode;Name;Date of birth', ...days.map((day, at) => `KP${at};Tam;${day}`)].join('\n'),
  )
  expect(lines.map(({ values }) => values.dateOfBirth)).toEqual([
    '2022-03-04',
    '2022-03-04',
    '2022-03-04',
    '3/4/2022',
    '2022',
  ])
})

test.each([
  ['commas', 'Barcode,Name\nKP1,"Skye, the second"'],
  ['tabs', 'Barcode\tName\nKP1\tSkye, the second'],
  ['bars', 'Barcode|Name\nKP1|Skye, the second'],
  ['what the first line names', 'sep=;\r\nBarcode;Name\r\nKP1;Skye, the second'],
])('fields that are parted by %s', async (_, text) => {
  expect((await read(text)).lines).toMatchObject([{ row: 2, values: { barcode: 'KP1', petName: 'Skye, the second' } }])
})

const zipOf = (name: string) => zipSync({ [name]: strToU8('x') })
test.each([
  ['an Excel workbook of the older kind (.xls)', savedAs('excel-97.xls')],
  ['an OpenDocument spreadsheet (.ods)', savedAs('libreoffice.ods')],
  ['a document of Numbers (.numbers)', zipOf('Index/Document.iwa')],
  ['a binary Excel workbook (.xlsb)', zipOf('xl/workbook.bin')],
  [
    'a workbook that opens with a password',
    Buffer.concat([savedAs('excel-97.xls').subarray(0, 512), Buffer.from('EncryptedPackage', 'utf16le')]),
  ],
  ['a web page or XML, whatever its name is', Buffer.from('\r\n<html><table><tr><td>Barcode')],
  ['a PDF', Buffer.from('%PDF-1.7')],
])('%s is refused by its name, with what to do', async (kind, file) => {
  const why = expect.stringMatching(
    /^This is .*save or export it as an Excel workbook \(\.xlsx\) or as CSV\.$/,
  ) as string
  const refused = await read(Buffer.from(file)).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 428, errors: { 'document.data': why } })
  expect(JSON.stringify(refused)).toContain(kind)
})

// Rows without an animal and names without an end would otherwise be read to the last of them, whatever that takes.
test.each([
  ['twenty thousand empty rows', '\n'.repeat(20_000)],
  ['a row of a hundred thousand letters', `KP2,${'a'.repeat(100_000)}\n`],
])('%s are not read', async (_, more) => {
  const refused = await read(`${header.join()}\nKP1,Skye,Female,,,\n${more}`).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 428, errors: { 'document.data': notRead } })
})
