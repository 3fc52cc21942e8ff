import { reconciliationCalls } from '@shop/contract/reconciliation'
import { mock } from '../mock.ts'

export const handlers = [mock(reconciliationCalls.reconcile, { results: [] })]
