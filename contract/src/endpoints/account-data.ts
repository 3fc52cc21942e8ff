import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const accountDataEndpoints = endpoints({
  exportAccount: { method: 'POST', path: '/api/desk/accounts/{id}/export', fails: messages.operationFailed },
  eraseAccount: { method: 'POST', path: '/api/desk/accounts/{id}/erase', fails: messages.operationFailed },
})
