import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const flagshipEndpoints = endpoints({
  getFlagships: { method: 'GET', path: '/api/store/flagships', fails: messages.failedToFetchProductDetails },
  getSampleReport: {
    method: 'GET',
    path: '/api/store/sample-reports/{file}',
    fails: messages.somethingWentWrong,
  },
  getSamplePage: {
    method: 'GET',
    path: '/api/store/sample-reports/{name}/{file}',
    fails: messages.somethingWentWrong,
  },
})
