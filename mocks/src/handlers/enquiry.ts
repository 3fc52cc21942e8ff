import { enquiryCalls } from '@shop/contract/enquiry'
import { enquiryReply } from '../fixtures/enquiry.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(enquiryCalls.sendContact, enquiryReply()),
  mock(enquiryCalls.sendResearchApplication, enquiryReply()),
  mock(enquiryCalls.sendShowSponsorship, enquiryReply()),
  mock(enquiryCalls.sendAgentNomination, enquiryReply()),
  mock(enquiryCalls.sendBreederApplication, enquiryReply()),
]
