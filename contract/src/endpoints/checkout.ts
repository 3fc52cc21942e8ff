import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const checkoutEndpoints = endpoints({
  createOrder: { method: 'POST', path: '/api/store/checkout', fails: messages.somethingWentWrong },
  preparePayment: { method: 'POST', path: '/api/store/checkout/payment/form', fails: messages.somethingWentWrong },
  startPayment: { method: 'POST', path: '/api/store/checkout/payment', fails: messages.somethingWentWrong },
  confirmPayment: {
    method: 'POST',
    path: '/api/store/checkout/{checkoutId}/confirm',
    fails: messages.somethingWentWrong,
  },
  payOrder: { method: 'POST', path: '/api/store/orders/{orderKey}/payment', fails: messages.somethingWentWrong },
  cancelOrder: { method: 'POST', path: '/api/store/orders/{orderKey}/cancel', fails: messages.somethingWentWrong },
  createAdvanceOrder: { method: 'POST', path: '/api/store/orders/advance/', fails: messages.somethingWentWrong },
})
