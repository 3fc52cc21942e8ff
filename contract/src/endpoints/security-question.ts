import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const securityQuestionEndpoints = endpoints({
  getSecurityQuestion: { method: 'GET', path: '/api/security-question', fails: messages.somethingWentWrong },
})
