import { sessionCalls } from '@shop/contract/session'
import { sessions, thisBrowser } from '../fixtures/session.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(sessionCalls.listSessions, { results: sessions }),
  mock(sessionCalls.endSession, { results: [thisBrowser()] }),
  mock(sessionCalls.endOtherSessions, { results: [thisBrowser()] }),
]
