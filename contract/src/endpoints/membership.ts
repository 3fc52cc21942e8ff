import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const membershipEndpoints = endpoints({
  getMembership: { method: 'GET', path: '/api/my/membership', fails: messages.errorFetchingData },
  cancelMembership: { method: 'POST', path: '/api/my/membership/cancel', fails: messages.operationFailed },
  resumeMembership: { method: 'POST', path: '/api/my/membership/resume', fails: messages.operationFailed },
  payMembership: { method: 'POST', path: '/api/my/membership/payment', fails: messages.operationFailed },
  listMemberships: { method: 'GET', path: '/api/desk/memberships', fails: messages.somethingWentWrong },
  endMembership: { method: 'POST', path: '/api/desk/memberships/end', fails: messages.operationFailed },
})
