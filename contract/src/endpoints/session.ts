import { clientOf, endpoints } from '../call.ts'
import type { sessionCalls } from '../session.ts'
import { messages } from '../messages.ts'

export const sessionEndpoints = endpoints({
  listSessions: { method: 'GET', path: '/api/my/sessions', fails: messages.errorFetchingData },
  endSession: { method: 'DELETE', path: '/api/my/sessions/{id}', fails: messages.operationFailed },
  endOtherSessions: { method: 'DELETE', path: '/api/my/sessions', fails: messages.operationFailed },
})

/** For the browser. */
export const sessionClient = clientOf<typeof sessionCalls>(sessionEndpoints)
