import type { reconciliationCalls } from '@shop/contract/reconciliation'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'
import { reconcile } from './reconcile.ts'

export const reconciliationHandlers = (services: Services): Handlers<typeof reconciliationCalls> => ({
  reconcile: async () => ({ results: await reconcile(services) }),
})
