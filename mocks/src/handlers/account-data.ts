import { accountDataCalls } from '@shop/contract/account-data'
import { deskAccount } from '../fixtures/admin.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(accountDataCalls.exportAccount, { exportedAt: '2026-11-24T09:00:00.000Z' }),
  mock(accountDataCalls.eraseAccount, { id: deskAccount().id }),
]
