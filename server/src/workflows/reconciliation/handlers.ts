import type { reconciliationCalls } from '@shop/contract/reconciliation'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { reconcile } from './reconcile.ts'

export const reconciliationHandlers = (services: Services): Handlers<typeof reconciliationCalls> => ({
  reconcile: async () => ({ results: await reconcile(services) }),
})
