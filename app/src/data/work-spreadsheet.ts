import { addressOf } from '@shop/contract/call'
import { workSpreadsheetEndpoints } from '@shop/contract/endpoints/work-spreadsheet'
import { request } from '@shop/contract/request'
import type {
  NewWorkSheet,
  WorkLine,
  WorkSheet,
  WorkStart,
  WorkSubmit,
  WorkValues,
} from '@shop/contract/work-spreadsheet'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

export const readWorkSheets = () => read(workSpreadsheetEndpoints.listWorkSpreadsheets)
export const readWorkSheet = (id: string) => read(workSpreadsheetEndpoints.getWorkSpreadsheet, { params: { id } })

/** The account's sheets, and the kits that one can be made for. */
export const useWorkSheets = () => useRead(readWorkSheets())

/** How often it is fetched while its lines are activated. */
const workingMs = 1500

export const useWorkSheet = (id: string) =>
  useRead(readWorkSheet(id), { refreshInterval: (sheet) => (sheet?.state === 'working' ? workingMs : 0) })

/** Uploads a file, begins a sheet for animals, and removes one; then fetches the list again. */
export function useWorkSheetActions() {
  const { mutate } = useSWRConfig()
  const keep = async (sheet: WorkSheet) => {
    await mutate(readWorkSheet(sheet.id).key, sheet, { revalidate: false })
    await mutate(readWorkSheets().key)
    return sheet
  }
  return {
    upload: async (body: NewWorkSheet) => keep(await request(workSpreadsheetEndpoints.uploadWorkSpreadsheet, { body })),
    /** With a line for each of these animals. */
    start: async (body: WorkStart) => keep(await request(workSpreadsheetEndpoints.startWorkSpreadsheet, { body })),
    remove: async (id: string) => {
      await request(workSpreadsheetEndpoints.removeWorkSpreadsheet, { params: { id } })
      await mutate(readWorkSheets().key)
    },
  }
}

/** Every way to change a sheet. Each returns the whole sheet; where it was refused, the sheet is fetched again. */
export function useWorkLineActions(id: string) {
  const { mutate } = useSWRConfig()
  const { key } = readWorkSheet(id)
  const keep = async (changing: Promise<WorkSheet>) => {
    try {
      const sheet = await changing
      await mutate(key, sheet, { revalidate: false })
      return sheet
    } catch (failure) {
      await mutate(key)
      throw failure
    }
  }
  return {
    save: ({ id: lineId, version }: Pick<WorkLine, 'id' | 'version'>, values: WorkValues) =>
      keep(request(workSpreadsheetEndpoints.saveWorkLine, { params: { id, lineId }, body: { version, values } })),
    remove: (lineId: string) => keep(request(workSpreadsheetEndpoints.removeWorkLine, { params: { id, lineId } })),
    submit: (body: WorkSubmit) =>
      keep(request(workSpreadsheetEndpoints.submitWorkSpreadsheet, { params: { id }, body })),
  }
}

/** Where the template for kits of this product is. */
export const workTemplateFile = (productId: number, type: 'xlsx' | 'csv') =>
  addressOf(workSpreadsheetEndpoints.getWorkTemplate, { params: { file: `${productId}.${type}` } })

/** Where the file is that states what became of each line. */
export const workResultFile = (id: string) => addressOf(workSpreadsheetEndpoints.getWorkResultFile, { params: { id } })
