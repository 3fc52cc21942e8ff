import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const sessionEndpoints = endpoints({
  listSessions: { method: 'GET', path: '/api/my/sessions', fails: messages.errorFetchingData },
  endSession: { method: 'DELETE', path: '/api/my/sessions/{id}', fails: messages.operationFailed },
  endOtherSessions: { method: 'DELETE', path: '/api/my/sessions', fails: messages.operationFailed },
})
