import { adminCalls } from '@shop/contract/admin'
import { listOf } from '../fixture.ts'
import { accounts, actingCall, auditEntry, deskAccount } from '../fixtures/admin.ts'
import { admin, breeder } from '../fixtures/user.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(adminCalls.listAccounts, listOf(accounts)),
  mock(adminCalls.getAccount, deskAccount()),
  mock(adminCalls.listAudit, listOf([auditEntry()])),
  mock(adminCalls.listActingCalls, listOf([actingCall()])),
  mock(adminCalls.giveRole, ({ body: { email } }) => ({ email, isNew: false, isChanged: true })),
  mock(adminCalls.takeRole, ({ body: { email } }) => ({ email, isChanged: true })),
  mock(adminCalls.signOutUser, ({ body: { email } }) => ({ email, count: 2 })),
  mock(adminCalls.endTwoFactor, ({ body: { email } }) => ({ email, isChanged: true })),
  mock(adminCalls.actAs, breeder({ viewedBy: { name: admin().name } })),
  mock(adminCalls.stopActing, admin()),
]
