import { maxWorkLines, type WorkField, type WorkSheet } from '@shop/contract/work-spreadsheet'
import { csvOf } from '@shop/contract/csv'
import { sheetColumns, exampleFor } from './columns.ts'

export type Template = {
  productName: string
  speciesId: number | null
  fields: WorkField[]
  /** Of the kits that wait. */
  barcodes: string[]
  /** As the catalogue spells them. */
  breeds: string[]
}

const text = (value: string) => ({ value, type: String, format: '@' })
const bold = (value: string) => ({ value, fontWeight: 'bold' as const })
const labelsOf = (fields: WorkField[]) => fields.map((field) => sheetColumns[field].label)

/** The sheet to fill in, a second one with the allowed values of each column, and the breeds. */
export async function templateXlsx({ productName, speciesId, fields, barcodes, breeds }: Template): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  return writeXlsxFile([
    {
      sheet: 'Animals',
      stickyRowsCount: 1,
      columns: fields.map(() => ({ width: 20 })),
      data: [
        labelsOf(fields).map(bold),
        // Cells of text: otherwise a spreadsheet takes the zeros off a chip, and makes days of its own.
        ...Array.from({ length: maxWorkLines }, (_, index) =>
          fields.map((field) => text(field === 'barcode' ? (barcodes[index] ?? '') : '')),
        ),
      ],
    },
    {
      sheet: 'How to fill it in',
      columns: [{ width: 24 }, { width: 90 }, { width: 28 }],
      data: [
        [bold('Column'), bold('What may stand in it'), bold('Example')],
        ...fields.map((field) => [
          text(sheetColumns[field].label),
          text(sheetColumns[field].help),
          text(exampleFor(field, speciesId)),
        ]),
        [null],
        [text(`One row for each animal, at most ${maxWorkLines}, all with kits of one kind: ${productName}.`)],
      ],
    },
    {
      sheet: 'Breeds',
      columns: [{ width: 44 }],
      data: [[bold('Breeds')], ...breeds.map((breed) => [text(breed)])],
    },
  ]).toBuffer()
}

const windows = { hasBom: true, lineEnd: '\r\n' }

export const templateCsv = ({ fields, barcodes }: Template): string =>
  csvOf(
    [labelsOf(fields), ...barcodes.map((barcode) => fields.map((field) => (field === 'barcode' ? barcode : '')))],
    windows,
  )

const stateCopy = { attention: 'Needs attention', ready: 'Ready', done: 'Done' }

/** What became of each line, with the address of its animal. */
export const resultCsv = ({ fields, lines }: WorkSheet, publicUrl: string): string =>
  csvOf(
    [
      ['Row', 'State', 'What is wrong', ...labelsOf(fields), 'Animal'],
      ...lines.map(({ row, state, errors, values, animal }) => [
        row,
        stateCopy[state],
        errors.map(({ field, message }) => `${sheetColumns[field].label}: ${message}`).join(' '),
        ...fields.map((field) => values[field]),
        state === 'done' && animal ? `${publicUrl}/my/animals/${animal.id}` : '',
      ]),
    ],
    windows,
  )
