import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const orderEndpoints = endpoints({
  getOrder: { method: 'GET', path: '/api/store/orders/{checkoutId}', fails: messages.failedToFetchOrders },
  sendOrderLink: { method: 'POST', path: '/api/store/orders/link', fails: messages.failedToFetchOrders },
  listUndeliverable: { method: 'GET', path: '/api/desk/undeliverable', fails: messages.failedToFetchOrders },
  listOrderHistory: { method: 'GET', path: '/api/my/order-history', fails: messages.failedToFetchOrders },
  listPendingOrders: { method: 'GET', path: '/api/my/pending-orders', fails: messages.failedToFetchOrders },
  exportOrders: { method: 'GET', path: '/api/desk/orders/export', fails: messages.failedToFetchOrders },
  getOrderFile: { method: 'GET', path: '/api/store/orders/{checkoutId}/bill.pdf', fails: messages.failedToFetchOrders },
  getCreditNoteFile: {
    method: 'GET',
    path: '/api/store/orders/{checkoutId}/credit-notes/{number}/bill.pdf',
    fails: messages.failedToFetchOrders,
  },
})
