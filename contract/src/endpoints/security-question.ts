import { clientOf, endpoints } from '../call.ts'
import type { securityQuestionCalls } from '../security-question.ts'
import { messages } from '../messages.ts'

export const securityQuestionEndpoints = endpoints({
  getSecurityQuestion: { method: 'GET', path: '/api/security-question', fails: messages.somethingWentWrong },
})

/** For the browser. */
export const securityQuestionClient = clientOf<typeof securityQuestionCalls>(securityQuestionEndpoints)
