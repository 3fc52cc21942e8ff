import { clientOf, endpoints } from '../call.ts'
import type { enquiryCalls } from '../enquiry.ts'
import { messages } from '../messages.ts'

const fails = messages.somethingWentWrong

export const enquiryEndpoints = endpoints({
  sendContact: { method: 'POST', path: '/api/enquiries/contact', fails },
  sendResearchApplication: { method: 'POST', path: '/api/enquiries/research', fails },
  sendShowSponsorship: { method: 'POST', path: '/api/enquiries/sponsorship', fails },
  sendAgentNomination: { method: 'POST', path: '/api/enquiries/agent-nomination', fails },
  sendBreederApplication: { method: 'POST', path: '/api/enquiries/responsible-breeder', fails },
})

/** For the browser. */
export const enquiryClient = clientOf<typeof enquiryCalls>(enquiryEndpoints)

/** The call of each kind. */
export const enquiryClientOf = {
  contact: enquiryClient.sendContact,
  research: enquiryClient.sendResearchApplication,
  sponsorship: enquiryClient.sendShowSponsorship,
  'agent-nomination': enquiryClient.sendAgentNomination,
  'responsible-breeder': enquiryClient.sendBreederApplication,
} as const
