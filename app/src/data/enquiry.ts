import type { Enquiry, EnquiryKind } from '@shop/contract/enquiry'
import { endpointOfEnquiry } from '@shop/contract/endpoints/enquiry'
import { request } from '@shop/contract/request'
import { trackEvent } from './analytics.ts'

/** Sends what was filled in, with its id: sent again, it is stored once. Returns the number it got. */
export async function sendEnquiry<Kind extends EnquiryKind>(kind: Kind, body: Enquiry<Kind>) {
  // TypeScript cannot pair the five rows with their bodies.
  const row = endpointOfEnquiry[kind] as (typeof endpointOfEnquiry)['contact']
  const reply = await request(row, { body: body as Enquiry<'contact'> })
  trackEvent('enquiry', { kind })
  return reply
}
