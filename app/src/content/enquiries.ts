import type { EnquiryKind } from '@shop/contract/enquiry'
import type { EnquiryState } from '@shop/contract/enquiry-thread'

/** What a letter is about, as the desk reads it. */
export const enquiryKindCopy: Record<EnquiryKind, string> = {
  contact: 'A question',
  research: 'Research application',
  sponsorship: 'Show sponsorship',
  'agent-nomination': 'Collection agent',
  'responsible-breeder': 'Responsible breeder',
}

export const enquiryStateCopy: Record<EnquiryState, string> = {
  waiting: 'Waiting',
  answered: 'Answered',
  closed: 'Closed',
}
