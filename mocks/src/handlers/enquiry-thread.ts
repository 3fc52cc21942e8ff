import { enquiryThreadCalls } from '@shop/contract/enquiry-thread'
import { listOf } from '../fixture.ts'
import { threads, wholeThread } from '../fixtures/enquiry-thread.ts'
import { admin } from '../fixtures/user.ts'
import { mock } from '../mock.ts'

const { name } = admin()

export const handlers = [
  mock(enquiryThreadCalls.listEnquiries, listOf(threads)),
  mock(enquiryThreadCalls.getEnquiry, wholeThread()),
  mock(enquiryThreadCalls.receiveEnquiryMail, { reference: 'KE-3F0C2A52', isNew: true, attachmentCount: 0 }),
  mock(enquiryThreadCalls.closeEnquiry, wholeThread({ state: 'closed' })),
  mock(enquiryThreadCalls.assignEnquiry, ({ body }) =>
    wholeThread({ assignedTo: body.assignee === 'me' ? { name, isMe: true } : null }),
  ),
  mock(enquiryThreadCalls.answerEnquiry, ({ body: { text } }) => ({
    thread: wholeThread({
      state: 'answered',
      messages: [
        ...wholeThread().messages,
        { from: 'house', by: name, text, attachments: [], at: '2026-11-24T12:00:00.000Z' },
      ],
    }),
    isNew: true,
  })),
]
