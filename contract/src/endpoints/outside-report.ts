import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const path = '/api/my/animals/{id}/outside-reports'

export const outsideReportEndpoints = endpoints({
  listOutsideReports: { method: 'GET', path, fails: messages.failedToFetchAnimals },
  addOutsideReport: { method: 'POST', path, fails: messages.somethingWentWrong },
  removeOutsideReport: { method: 'DELETE', path: `${path}/{reportId}`, fails: messages.somethingWentWrong },
  getOutsideDocument: { method: 'GET', path: `${path}/{reportId}/document`, fails: messages.failedToFetchAnimals },
})
