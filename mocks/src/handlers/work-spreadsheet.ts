import { workSpreadsheetCalls } from '@shop/contract/work-spreadsheet'
import { workSheet, workSheets } from '../fixtures/work-spreadsheet.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(workSpreadsheetCalls.listWorkSpreadsheets, workSheets()),
  mock(workSpreadsheetCalls.getWorkSpreadsheet, workSheet()),
  mock(workSpreadsheetCalls.uploadWorkSpreadsheet, workSheet()),
  mock(workSpreadsheetCalls.startWorkSpreadsheet, workSheet()),
  mock(workSpreadsheetCalls.saveWorkLine, workSheet()),
  mock(workSpreadsheetCalls.removeWorkLine, workSheet()),
  mock(workSpreadsheetCalls.submitWorkSpreadsheet, workSheet({ state: 'working' })),
  mock(workSpreadsheetCalls.removeWorkSpreadsheet, { message: 'It is removed. What became a sample stays one.' }),
]
