import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'

/** One small sheet, as a program saved it: see the README beside it. */
export const savedAs = (file: string) => Buffer.from(readFileSync(new URL(`spreadsheets/${file}`, import.meta.url)))
export const workbooks = [
  'excel',
  'excel-1904',
  'exceljs',
  'gnumeric',
  'libreoffice',
  'numbers',
  'openpyxl',
  'openpyxl-iso',
  'sheetjs',
  'sheetjs-iso',
  'xlsxwriter',
].map((program) => `${program}.xlsx`)

const text = (address: string, value: string) => `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`
/** The first row and one animal; further rows may come behind it. */
export const rows = `<row r="1">${text('A1', 'Barcode')}${text('B1', 'Name')}</row><row r="2">${text('A2', 'KP1')}${text('B2', 'Skye')}</row>`

/** An XLSX file with this data in its sheet, valid or not. */
export const workbook = (sheetData: string): Buffer<ArrayBuffer> =>
  Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8(
        '<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheetData}</sheetData></worksheet>`),
    }),
  )

/** Spellings of a cell far out: read as they are, each makes a table of millions. */
export const farOut: Record<string, string> = {
  'a plain address': `<row>${text('XFD3000', 'x')}</row>`,
  'small letters': `<row>${text('xfd3000', 'x')}</row>`,
  'a letter as a number': `<row>${text('&#88;FD3000', 'x')}</row>`,
  'a figure as a number': `<row>${text('XFD&#51;000', 'x')}</row>`,
  'a row far out': `<row r="1048576">${text('A3', 'x')}</row>`,
  'a row in another notation': `<row r="1e6">${text('A3', 'x')}</row>`,
  'an address with a prefix': '<row><c r="A3" x:r="XFD3000" t="n"><v>1</v></c></row>',
  'signs before the letters': `<row>${text('$XFD3000', 'x')}</row>`,
}
