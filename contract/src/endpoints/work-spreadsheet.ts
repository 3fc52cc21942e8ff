import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const path = '/api/my/work-spreadsheets'
const fails = messages.somethingWentWrong

export const workSpreadsheetEndpoints = endpoints({
  listWorkSpreadsheets: { method: 'GET', path, fails: messages.errorFetchingData },
  getWorkSpreadsheet: { method: 'GET', path: `${path}/{id}`, fails: messages.errorFetchingData },
  uploadWorkSpreadsheet: { method: 'POST', path, fails },
  startWorkSpreadsheet: {
    method: 'POST',
    path: '/api/my/work-spreadsheets/for-animals',
    fails: messages.operationFailed,
  },
  saveWorkLine: { method: 'PUT', path: `${path}/{id}/lines/{lineId}`, fails },
  removeWorkLine: { method: 'DELETE', path: `${path}/{id}/lines/{lineId}`, fails },
  submitWorkSpreadsheet: { method: 'POST', path: `${path}/{id}/submit`, fails },
  removeWorkSpreadsheet: { method: 'DELETE', path: `${path}/{id}`, fails },
  getWorkResultFile: { method: 'GET', path: `${path}/{id}/result.csv`, fails: messages.errorFetchingData },
  getWorkTemplate: {
    method: 'GET',
    path: '/api/my/work-spreadsheet-templates/{file}',
    fails: messages.errorFetchingData,
  },
})
