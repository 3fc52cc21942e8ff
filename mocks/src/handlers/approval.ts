import { approvalCalls } from '@shop/contract/approval'
import { priceOf, toMinor } from '@shop/contract/money'
import { mock } from '../mock.ts'

export const handlers = [
  mock(approvalCalls.setCredit, ({ body }) => ({
    email: body.email,
    limit: body.limit === null ? null : priceOf(toMinor(body.limit), 'USD'),
    isChanged: true,
  })),
]
