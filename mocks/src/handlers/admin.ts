import { adminCalls } from '@shop/contract/admin'
import { listOf } from '../fixture.ts'
import { accounts, actingCall, auditEntry } from '../fixtures/admin.ts'
import { admin, breeder } from '../fixtures/user.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(adminCalls.listAccounts, listOf(accounts)),
  mock(adminCalls.listAudit, listOf([auditEntry()])),
  mock(adminCalls.listActingCalls, listOf([actingCall()])),
  mock(adminCalls.actAs, breeder({ viewedBy: { name: admin().name } })),
  mock(adminCalls.stopActing, admin()),
]
