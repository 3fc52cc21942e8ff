import { array, number, object, string } from 'yup'
import { billingAddressSchema } from './address.ts'
import { call } from './call.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { priceSchema } from './money.ts'

export const invoiceSchema = object({
  id: string().uuid().required(),
  number: string().required(),
  status: string().oneOf(['open', 'paid', 'overdue', 'void']).required(),
  issuedAt: string().datetime().required(),
  dueAt: string().datetime().required(),
  paidAt: string().datetime().nullable().defined(),
  total: priceSchema.required(),
  /** What is still to pay. */
  due: priceSchema.required(),
  orderNumber: string().nullable().defined(),
}).noUnknown()

export const invoiceDetailSchema = invoiceSchema
  .shape({
    lines: array()
      .of(
        object({
          description: string().required(),
          quantity: number().integer().required(),
          unitPrice: priceSchema.required(),
          linePrice: priceSchema.required(),
        })
          .noUnknown()
          .required(),
      )
      .required(),
    subtotal: priceSchema.required(),
    discount: priceSchema.required(),
    shipping: priceSchema.required(),
    billingAddress: billingAddressSchema.nullable().defined(),
  })
  .noUnknown()

export type Invoice = typeof invoiceSchema.__outputType
export type InvoiceDetail = typeof invoiceDetailSchema.__outputType

export const invoiceCalls = {
  listInvoices: call({
    method: 'GET',
    path: '/api/my/invoices',
    summary: "The signed-in user's invoices, newest first",
    query: object({ page: string() }),
    reply: listOf(invoiceSchema.required()),
    who: 'user',
    fails: messages.failedToFetchOrders,
  }),
  getInvoiceTotal: call({
    method: 'GET',
    path: '/api/my/invoices/total',
    summary: 'What all open invoices come to',
    reply: object({ value: priceSchema.required() }).noUnknown(),
    who: 'user',
    fails: messages.failedToFetchInvoiceTotal,
  }),
  getInvoice: call({
    method: 'GET',
    path: '/api/my/invoices/{id}',
    summary: 'One invoice with its lines',
    reply: invoiceDetailSchema,
    who: 'user',
    fails: messages.somethingWentWrong,
  }),
}
