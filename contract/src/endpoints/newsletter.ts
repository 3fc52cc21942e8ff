import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const newsletterEndpoints = endpoints({
  signUpToNewsletter: { method: 'POST', path: '/api/signup-campaign', fails: messages.newsletterUnknownError },
  withdrawNewsletter: { method: 'POST', path: '/api/signup-campaign/withdraw', fails: messages.newsletterUnknownError },
})
