import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const invoiceEndpoints = endpoints({
  listOverdueAccounts: { method: 'GET', path: '/api/desk/accounts', fails: messages.errorFetchingData },
  listInvoices: { method: 'GET', path: '/api/my/invoices', fails: messages.failedToFetchOrders },
  getInvoiceTotal: { method: 'GET', path: '/api/my/invoices/total', fails: messages.failedToFetchInvoiceTotal },
  getCredit: { method: 'GET', path: '/api/my/credit', fails: messages.errorFetchingData },
  getInvoice: { method: 'GET', path: '/api/my/invoices/{id}', fails: messages.somethingWentWrong },
  getInvoiceFile: { method: 'GET', path: '/api/my/invoices/{id}/bill.pdf', fails: messages.somethingWentWrong },
})
