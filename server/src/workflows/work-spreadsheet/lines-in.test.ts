import { expect, test } from 'vitest'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { linesIn } from './lines-in.ts'

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
