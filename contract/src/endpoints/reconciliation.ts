import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const reconciliationEndpoints = endpoints({
  reconcile: { method: 'GET', path: '/api/desk/reconciliation', fails: messages.somethingWentWrong },
})
