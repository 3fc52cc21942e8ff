import { clientOf, endpoints } from '../call.ts'
import type { newsletterCalls } from '../newsletter.ts'
import { messages } from '../messages.ts'

export const newsletterEndpoints = endpoints({
  signUpToNewsletter: { method: 'POST', path: '/api/signup-campaign', fails: messages.newsletterUnknownError },
  withdrawNewsletter: { method: 'POST', path: '/api/signup-campaign/withdraw', fails: messages.newsletterUnknownError },
})

/** For the browser. */
export const newsletterClient = clientOf<typeof newsletterCalls>(newsletterEndpoints)
