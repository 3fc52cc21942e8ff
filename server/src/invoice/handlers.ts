import type { invoiceCalls } from '@shop/contract/invoice'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'
import { listInvoices, readInvoice, sumOpen } from './list.ts'
import { payInvoices, readPayment } from './pay.ts'

export function invoiceHandlers(services: Services): Handlers<typeof invoiceCalls> {
  const { db } = services
  return {
    listInvoices: ({ query, user }) => listInvoices(db, user, query),
    getInvoiceTotal: ({ user }) => sumOpen(db, user),
    getInvoice: ({ params, user }) => readInvoice(db, params.id, user),
    getInvoicePayment: ({ query, user }) => readPayment(db, user, query.invoiceIds),
    payInvoices: ({ body, user }) => payInvoices(services, user, body),
  }
}
