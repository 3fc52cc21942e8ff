import type { Newsletter } from '@shop/contract/newsletter'
import { newsletterClient } from '@shop/contract/endpoints/newsletter'
import { request } from '@shop/contract/request'
import { trackEvent } from './analytics.ts'

/** Puts an address on the list. The reply's message is for the visitor. */
export async function signUpToNewsletter(body: Newsletter) {
  const reply = await request(newsletterClient.signUpToNewsletter, { body })
  trackEvent('newsletter')
  return reply
}

/** Takes an address off the list, with the link of any newsletter. */
export const withdrawNewsletter = (token: string) => request(newsletterClient.withdrawNewsletter, { body: { token } })
