import { clientOf, endpoints } from '../call.ts'
import type { factSheetCalls } from '../fact-sheet.ts'
import { messages } from '../messages.ts'

export const factSheetEndpoints = endpoints({
  getFactSheet: { method: 'GET', path: '/api/tools/fact-sheet/{id}', fails: messages.failedToFetchProductDetails },
})

/** For the browser. */
export const factSheetClient = clientOf<typeof factSheetCalls>(factSheetEndpoints)
