import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const resultEndpoints = endpoints({
  getResults: { method: 'GET', path: '/api/my/animals/{id}/results/{barcode}', fails: messages.somethingWentWrong },
  getResultHistory: {
    method: 'GET',
    path: '/api/my/animals/{id}/results/{barcode}/history',
    fails: messages.somethingWentWrong,
  },
  getAnimalCoat: { method: 'GET', path: '/api/my/animals/{id}/coat', fails: messages.somethingWentWrong },
  getDnaProfile: { method: 'GET', path: '/api/my/animals/{id}/dna/{barcode}', fails: messages.somethingWentWrong },
  getResultsFile: { method: 'GET', path: '/api/my/animals/{id}/export/{file}', fails: messages.somethingWentWrong },
})
