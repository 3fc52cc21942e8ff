import { array, boolean, type InferType, number, object, string } from 'yup'
import { storedAddressSchema, storedBillingAddressSchema } from './address.ts'
import { call } from './call.ts'
import { totalsSchema } from './cart.ts'
import { paymentMethodCodes } from './constants.ts'
import { invoiceEndpoints } from './endpoints/invoice.ts'
import { file } from './file.ts'
import { listOf } from './list.ts'
import { priceSchema } from './price.ts'
import { queryWord } from './shared.ts'
import { copyText } from './spelled-reply.ts'
import { sortBy } from './sort.ts'

/** overdue: open, and past its due date; credited: closed by a credit note, with nothing left to pay. */
const invoiceStatuses = ['open', 'overdue', 'paid', 'credited'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const invoiceSchema = object({
  id: string().uuid().required(),
  /** What people quote: "INV-100012". */
  number: string().required(),
  status: string().oneOf(invoiceStatuses).required(),
  issuedAt: string().datetime().required(),
  dueAt: string().datetime().required(),
  paidAt: string().datetime().nullable().defined(),
  total: priceSchema.required(),
  /** What is still to pay: all of it, or nothing. */
  due: priceSchema.required(),
  orderNumber: string().required(),
  /** What a bank transfer for it names. */
  reference: string().required(),
}).noUnknown()

export const invoiceDetailSchema = invoiceSchema
  .shape({
    /** The key of its order's page. */
    checkoutId: string().uuid().required(),
    lines: array()
      .of(
        object({
          description: copyText().required(),
          /** The patient it is for. */
          animalName: string().nullable().defined(),
          quantity: number().integer().required(),
          unitPrice: priceSchema.required(),
          linePrice: priceSchema.required(),
        })
          .noUnknown()
          .required(),
      )
      .required(),
    totals: totalsSchema.required(),
    /** Who bills, as on the PDF: the name first, then address, tax registration and mail. */
    seller: array().of(string().required()).min(1).required(),
    /** The account's facts when the invoice was issued. */
    billTo: object({
      name: string().required(),
      clinic: string().nullable().defined(),
      email: string().required(),
      address: storedBillingAddressSchema.nullable().defined(),
    })
      .noUnknown()
      .required(),
    /** Null while it is open. */
    payment: object({
      /** "PAY-100057". */
      number: string().required(),
      method: string().oneOf(paymentMethodCodes).nullable().defined(),
      isTestPayment: boolean().required(),
    })
      .noUnknown()
      .nullable()
      .defined(),
  })
  .noUnknown()

export const invoiceTotalSchema = object({
  /** What all open invoices come to, in the account's own currency. */
  value: priceSchema.required(),
  /** What is due in other currencies, one sum each: a user who moved has invoices in two. */
  others: array().of(priceSchema.required()).required(),
  openCount: number().integer().required(),
  overdueCount: number().integer().required(),
}).noUnknown()

/** Of an account to order on, in its own currency. */
export const creditSchema = object({
  limit: priceSchema.required(),
  /** What is unpaid: open invoices. */
  open: priceSchema.required(),
  /** What may still be ordered. */
  left: priceSchema.required(),
  /** What is unpaid in other currencies: it takes as much of the limit, unit for unit. */
  others: array().of(priceSchema.required()).required(),
  /** Where its orders are sent: the profile's address, else that of the last order; null before the first. */
  shippingAddress: storedAddressSchema.nullable().defined(),
  /** The profile has no address that we send to, so an order needs one. */
  isAddressAsked: boolean().required(),
}).noUnknown()
export type Credit = InferType<typeof creditSchema>

/** A user who orders on account, or has open invoices. */
export const deskAccountSchema = object({
  userId: string().uuid().required(),
  name: string().required(),
  clinic: string().nullable().defined(),
  email: string().required(),
  /** The most that may be unpaid; null for whoever has no credit. */
  limit: priceSchema.nullable().defined(),
  /** What is unpaid, a sum for each currency. */
  open: array().of(priceSchema.required()).required(),
  openCount: number().integer().required(),
  overdueCount: number().integer().required(),
  /** When the oldest of its open invoices was due; null where nothing is open. */
  dueSince: string().datetime().nullable().defined(),
}).noUnknown()
export type DeskAccount = InferType<typeof deskAccountSchema>

export type Invoice = InferType<typeof invoiceSchema>
export type InvoiceDetail = InferType<typeof invoiceDetailSchema>
export type InvoiceTotal = InferType<typeof invoiceTotalSchema>

export const invoiceCalls = {
  // The desk's.
  listOverdueAccounts: call({
    ...invoiceEndpoints.listOverdueAccounts,
    summary:
      'Accounts with credit or open invoices, whose oldest invoice was due longest ago first unless they are sorted',
    query: object({
      /** A part of the name, the clinic or the email address. */
      search: string().max(120),
      overdue: string().oneOf(['yes'] as const),
      sort: sortBy('name', 'due'),
      page: queryWord(),
    }),
    reply: listOf(deskAccountSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  listInvoices: call({
    ...invoiceEndpoints.listInvoices,
    summary: "The signed-in user's invoices, newest first",
    query: object({ page: queryWord() }),
    reply: listOf(invoiceSchema.required()),
    who: 'user',
  }),
  getInvoiceTotal: call({
    ...invoiceEndpoints.getInvoiceTotal,
    summary: 'What all open invoices come to',
    reply: invoiceTotalSchema,
    who: 'user',
  }),
  // Ours: before one orders ahead.
  getCredit: call({
    ...invoiceEndpoints.getCredit,
    summary: "How much may still go on the user's account, and where its orders are sent; null for whoever has none",
    reply: object({ credit: creditSchema.nullable().defined() }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
  getInvoice: call({
    ...invoiceEndpoints.getInvoice,
    summary: 'One invoice with its lines',
    reply: invoiceDetailSchema,
    who: 'user',
  }),
  getInvoiceFile: call({
    ...invoiceEndpoints.getInvoiceFile,
    summary: 'An invoice to print',
    reply: file('application/pdf'),
    who: 'user',
    isOurs: true,
  }),
}
