import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const path = '/api/my/advance-results'
const labPath = '/api/lab/advance-results'

export const advanceResultEndpoints = endpoints({
  listAdvanceResults: { method: 'GET', path, fails: messages.errorFetchingData },
  openAdvanceResult: { method: 'POST', path: `${path}/{id}/open`, fails: messages.errorFetchingData },
  listAdvanceReleases: { method: 'GET', path: labPath, fails: messages.somethingWentWrong },
  releaseAdvanceResult: { method: 'POST', path: labPath, fails: messages.somethingWentWrong },
  withdrawAdvanceResult: { method: 'POST', path: `${labPath}/withdraw`, fails: messages.somethingWentWrong },
})
