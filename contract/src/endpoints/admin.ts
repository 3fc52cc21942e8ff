import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const adminEndpoints = endpoints({
  listAccounts: { method: 'GET', path: '/api/admin/users', fails: messages.errorFetchingData },
  getAccount: { method: 'GET', path: '/api/desk/accounts/{id}', fails: messages.errorFetchingData },
  listAudit: { method: 'GET', path: '/api/admin/audit', fails: messages.errorFetchingData },
  listActingCalls: { method: 'GET', path: '/api/admin/audit/{id}/calls', fails: messages.errorFetchingData },
  actAs: { method: 'POST', path: '/api/admin/act-as', fails: messages.operationFailed },
  giveRole: { method: 'POST', path: '/api/desk/roles', fails: messages.operationFailed },
  takeRole: { method: 'POST', path: '/api/desk/roles/take', fails: messages.operationFailed },
  endTwoFactor: { method: 'POST', path: '/api/desk/users/two-step-off', fails: messages.operationFailed },
  signOutUser: { method: 'POST', path: '/api/desk/users/sign-out', fails: messages.operationFailed },
  stopActing: { method: 'POST', path: '/api/admin/stop-acting', fails: messages.operationFailed },
})
