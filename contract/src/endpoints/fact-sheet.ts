import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const factSheetEndpoints = endpoints({
  getFactSheet: { method: 'GET', path: '/api/tools/fact-sheet/{id}', fails: messages.failedToFetchProductDetails },
})
