import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const fails = messages.somethingWentWrong

export const enquiryEndpoints = endpoints({
  sendContact: { method: 'POST', path: '/api/enquiries/contact', fails },
  sendResearchApplication: { method: 'POST', path: '/api/enquiries/research', fails },
  sendShowSponsorship: { method: 'POST', path: '/api/enquiries/sponsorship', fails },
  sendAgentNomination: { method: 'POST', path: '/api/enquiries/agent-nomination', fails },
  sendBreederApplication: { method: 'POST', path: '/api/enquiries/responsible-breeder', fails },
})

/** The call of each kind. */
export const endpointOfEnquiry = {
  contact: enquiryEndpoints.sendContact,
  research: enquiryEndpoints.sendResearchApplication,
  sponsorship: enquiryEndpoints.sendShowSponsorship,
  'agent-nomination': enquiryEndpoints.sendAgentNomination,
  'responsible-breeder': enquiryEndpoints.sendBreederApplication,
} as const
