import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const refundEndpoints = endpoints({
  refundOrder: { method: 'POST', path: '/api/desk/orders/{number}/refunds', fails: messages.operationFailed },
  listRefunds: { method: 'GET', path: '/api/desk/refunds', fails: messages.errorFetchingData },
  assignRefund: { method: 'POST', path: '/api/desk/refunds/{id}/assign', fails: messages.operationFailed },
  retryRefund: { method: 'POST', path: '/api/desk/refunds/{id}/retry', fails: messages.operationFailed },
  recordRefund: { method: 'POST', path: '/api/desk/refunds/{id}/sent', fails: messages.operationFailed },
})
