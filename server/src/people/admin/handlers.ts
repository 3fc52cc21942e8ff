import type { adminCalls } from '@shop/contract/admin'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../visitor/handler.ts'
import { listAccounts } from './accounts.ts'
import { getAccount } from './account.ts'
import { actAs, stopActing } from './acting.ts'
import { listActingCalls, listAudit } from './audit.ts'
import { endTwoFactor } from './end-two-factor.ts'
import { giveRole, takeRole } from './roles.ts'
import { signOutUser } from './sign-out-user.ts'

export const adminHandlers = (services: Services): Handlers<typeof adminCalls> => ({
  listAccounts: ({ query }) => listAccounts(services.db, query),
  getAccount: ({ params, actor }) => getAccount(services.db, params.id, actor),
  listAudit: ({ query }) => listAudit(services.db, query),
  listActingCalls: ({ params, query }) => listActingCalls(services.db, params.id, query),
  actAs: (input) => actAs(services.db, input),
  giveRole: ({ body, actor }) => giveRole(services, actor, body),
  takeRole: ({ body, actor }) => takeRole(services, actor, body),
  endTwoFactor: ({ body, actor }) => endTwoFactor(services, actor, body),
  signOutUser: ({ body, actor }) => signOutUser(services, actor, body),
  stopActing: ({ user, visitor }) => stopActing(services.db, user, visitor),
})
