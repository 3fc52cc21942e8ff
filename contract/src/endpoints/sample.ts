import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const sampleEndpoints = endpoints({
  listAnimalBarcodes: { method: 'GET', path: '/api/my/animals/{id}/barcodes', fails: messages.barcodeValidationFailed },
  listSampleNews: { method: 'GET', path: '/api/my/sample-news', fails: messages.errorFetchingData },
})
