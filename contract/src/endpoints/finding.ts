import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const findingEndpoints = endpoints({
  findTest: { method: 'GET', path: '/api/store/finding', fails: messages.failedToFetchProducts },
})
