import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const path = '/api/desk/orders/{number}'

export const deskOrderEndpoints = endpoints({
  listDeskOrders: { method: 'GET', path: '/api/desk/orders', fails: messages.failedToFetchOrders },
  getDeskOrder: { method: 'GET', path, fails: messages.failedToFetchOrders },
  getDeskOrderFile: { method: 'GET', path: `${path}/bill.pdf`, fails: messages.failedToFetchOrders },
  getDeskCreditNoteFile: {
    method: 'GET',
    path: `${path}/credit-notes/{creditNote}/bill.pdf`,
    fails: messages.failedToFetchOrders,
  },
  noteOrder: { method: 'POST', path: `${path}/notes`, fails: messages.operationFailed },
  changeOrderAddress: { method: 'PUT', path: `${path}/address`, fails: messages.operationFailed },
  cancelDeskOrder: { method: 'POST', path: `${path}/cancel`, fails: messages.operationFailed },
  previewRefund: { method: 'POST', path: `${path}/refund-preview`, fails: messages.operationFailed },
  sendOrderMail: { method: 'POST', path: `${path}/mails`, fails: messages.operationFailed },
})
