import { clientOf, endpoints } from '../call.ts'
import { messages } from '../messages.ts'
import type { sampleCalls } from '../sample.ts'

export const sampleEndpoints = endpoints({
  listAnimalBarcodes: { method: 'GET', path: '/api/my/animals/{id}/barcodes', fails: messages.somethingWentWrong },
  listSampleNews: { method: 'GET', path: '/api/my/sample-news', fails: messages.errorFetchingData },
})

/** For the browser. */
export const sampleClient = clientOf<typeof sampleCalls>(sampleEndpoints)
