import type { Newsletter } from '@shop/contract/newsletter'
import { newsletterEndpoints } from '@shop/contract/endpoints/newsletter'
import { request } from '@shop/contract/request'
import { trackEvent } from './analytics.ts'

/** Puts an address on the list. The reply's message is for the visitor. */
export async function signUpToNewsletter(body: Newsletter) {
  const reply = await request(newsletterEndpoints.signUpToNewsletter, { body })
  trackEvent('newsletter')
  return reply
}

/** Takes an address off the list, with the link of any newsletter. */
export const withdrawNewsletter = (token: string) =>
  request(newsletterEndpoints.withdrawNewsletter, { body: { token } })
