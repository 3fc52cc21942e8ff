import { approvalCalls } from '@shop/contract/approval'
import { waiting } from '../fixtures/approval.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(approvalCalls.listWaiting, { results: waiting }),
  mock(approvalCalls.approve, ({ body: { email } }) => ({ email, isChanged: true })),
  mock(approvalCalls.refuse, ({ body: { email } }) => ({ email, isChanged: true })),
  mock(approvalCalls.setCredit, ({ body: { email } }) => ({ email, limit: null, isChanged: true })),
]
