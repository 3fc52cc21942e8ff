import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const reportEndpoints = endpoints({
  getReport: { method: 'GET', path: '/api/my/animals/{id}/report', fails: messages.somethingWentWrong },
  getSingleReport: {
    method: 'GET',
    path: '/api/my/animals/{id}/results/reports/{report_key}/single/',
    fails: messages.somethingWentWrong,
  },
  getCertificate: {
    method: 'GET',
    path: '/api/my/animals/{id}/results/reports/certificate/',
    fails: messages.somethingWentWrong,
  },
  getBreedCertificate: {
    method: 'GET',
    path: '/api/my/animals/{id}/breed-certificate',
    fails: messages.somethingWentWrong,
  },
  getReportFile: { method: 'GET', path: '/api/my/reports/{file}', fails: messages.somethingWentWrong },
  getMedicineCard: {
    method: 'GET',
    path: '/api/my/animals/{id}/medicine-card/{file}',
    fails: messages.somethingWentWrong,
  },
})
