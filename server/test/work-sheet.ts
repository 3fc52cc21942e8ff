import { type WorkField, type WorkSheet, workSpreadsheetCalls } from '@shop/contract/work-spreadsheet'
import { blankValues, sheetColumns } from '../src/workflows/work-spreadsheet/columns.ts'
import { workThrough } from '../src/workflows/work-spreadsheet/work.ts'
import { person, signedIn } from './activation.ts'
import { newBarcode } from './animals.ts'
import type { Browser } from './buyer.ts'
import { jobsOf } from './lab.ts'
import { sampleStageTimes, samples } from '../src/schema/sample.ts'
import type { Shop } from './shop.ts'
import { workSpreadsheetQueue } from '../src/workflows/work-spreadsheet/queues.ts'

export type Cells = Partial<Record<WorkField, string>>

/** A row as somebody fills it in: a Border Collie. */
export const cells = (more: Cells = {}): Cells => ({
  barcode: newBarcode(),
  petName: 'Skye',
  gender: 'Female',
  breed: 'Border Collie',
  dateOfBirth: '2022-03-04',
  ...more,
})

export const csvOf = (rows: Cells[], fields = Object.keys(blankValues()) as WorkField[]) =>
  [
    fields.map((field) => sheetColumns[field].label).join(','),
    ...rows.map((row) => fields.map((field) => `"${row[field] ?? ''}"`).join(',')),
  ].join('\r\n')

export const uploadFile = (browser: Browser, file: string | Buffer, fileName = 'herd.csv', productId = 36) =>
  browser.ask(workSpreadsheetCalls.uploadWorkSpreadsheet, {
    body: { productId, document: { fileName, data: Buffer.from(file).toString('base64') } },
  })
export const uploadRows = (browser: Browser, rows: Cells[]) => uploadFile(browser, csvOf(rows))

export const readSheetOf = (browser: Browser, id: string) =>
  browser.ask(workSpreadsheetCalls.getWorkSpreadsheet, { params: { id } })
export const submitSheet = (browser: Browser, id: string, email = 'ada@example.org') =>
  browser.ask(workSpreadsheetCalls.submitWorkSpreadsheet, { params: { id }, body: { person: person(email) } })
export const save = (browser: Browser, sheet: WorkSheet, place: number, change: Cells) => {
  const line = sheet.lines[place]
  return browser.ask(workSpreadsheetCalls.saveWorkLine, {
    params: { id: sheet.id, lineId: line?.id ?? '' },
    body: { version: line?.version ?? 0, values: { ...blankValues(), ...line?.values, ...change } },
  })
}

/** Does the sheet's jobs until none is left. */
export async function workAll(shop: Shop, sheetId: string) {
  const sent = () => jobsOf(shop, workSpreadsheetQueue).filter((job) => job.sheetId === sheetId).length
  for (let done = 0; done < sent(); done++) await workThrough(shop.services, { sheetId })
}

/** Somebody with this many kits that wait. */
export async function withSheetKits(shop: Shop, count: number, type = 'breeder') {
  const { browser, user } = await signedIn(shop, type)
  const barcodes = Array.from({ length: count }, newBarcode)
  if (count) {
    await shop.db
      .insert(samples)
      .values(barcodes.map((barcode) => ({ barcode, productId: 36, stage: 'dispatched' as const, userId: user.id })))
    await shop.db
      .insert(sampleStageTimes)
      .values(barcodes.map((barcode) => ({ barcode, stage: 'dispatched' as const })))
  }
  return { browser, user, barcodes }
}
