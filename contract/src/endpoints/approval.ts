import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const approvalEndpoints = endpoints({
  listWaiting: { method: 'GET', path: '/api/desk/approvals', fails: messages.errorFetchingData },
  approve: { method: 'POST', path: '/api/desk/approvals/approve', fails: messages.operationFailed },
  refuse: { method: 'POST', path: '/api/desk/approvals/refuse', fails: messages.operationFailed },
  setCredit: { method: 'POST', path: '/api/desk/credit', fails: messages.operationFailed },
})
