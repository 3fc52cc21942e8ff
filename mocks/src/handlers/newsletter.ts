import { newsletterCalls } from '@shop/contract/newsletter'
import { newsletterReply } from '../fixtures/newsletter.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(newsletterCalls.signUpToNewsletter, newsletterReply()),
  mock(newsletterCalls.withdrawNewsletter, { message: 'You are off the list.' }),
]
