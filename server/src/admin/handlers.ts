import type { adminCalls } from '@shop/contract/admin'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'
import { listAccounts } from './accounts.ts'
import { actAs, stopActing } from './acting.ts'
import { listAudit } from './audit.ts'

export const adminHandlers = ({ db }: Services): Handlers<typeof adminCalls> => ({
  listAccounts: ({ query }) => listAccounts(db, query),
  listAudit: ({ query }) => listAudit(db, query),
  actAs: (input) => actAs(db, input),
  stopActing: ({ user, visitor }) => stopActing(db, user, visitor),
})
