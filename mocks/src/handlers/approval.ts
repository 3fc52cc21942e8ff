import { approvalCalls } from '@shop/contract/approval'
import { priceOf, toMinor } from '@shop/contract/money'
import { waiting } from '../fixtures/approval.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(approvalCalls.listWaiting, { results: waiting }),
  mock(approvalCalls.approve, ({ body: { email } }) => ({ email, isChanged: true })),
  mock(approvalCalls.refuse, ({ body: { email } }) => ({ email, isChanged: true })),
  mock(approvalCalls.setCredit, ({ body: { email, limit } }) => ({
    email,
    limit: limit === null ? null : priceOf(toMinor(limit), 'USD'),
    isChanged: true,
  })),
]
