import { clientOf, endpoints } from '../call.ts'
import { messages } from '../messages.ts'
import type { sampleCalls } from '../sample.ts'

export const sampleEndpoints = endpoints({
  listAnimalBarcodes: { method: 'GET', path: '/api/my/animals/{id}/barcodes', fails: messages.somethingWentWrong },
})

/** For the browser. */
export const sampleClient = clientOf<typeof sampleCalls>(sampleEndpoints)
