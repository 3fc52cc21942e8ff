import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const pendingPaymentEndpoints = endpoints({
  getPendingPayment: {
    method: 'GET',
    path: '/api/my/pending-orders/payment',
    fails: messages.failedToGetPendingPayments,
  },
  payPending: { method: 'POST', path: '/api/my/pending-orders/payment', fails: messages.somethingWentWrong },
})
