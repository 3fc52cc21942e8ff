import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { paymentMethodCodes } from './constants.ts'
import { pendingPaymentEndpoints } from './endpoints/pending-payment.ts'
import { invoiceSchema } from './invoice.ts'
import { messages } from './messages.ts'
import { orderSchema } from './order.ts'
import { priceSchema } from './price.ts'
import { queryList, queryWord } from './shared.ts'

/** How many orders one payment may be for. */
const maxPaidTogether = 100

/** An order that waits for its money, with the invoice that bills it where it is on account. */
export const dueOrderSchema = object({
  number: string().required(),
  /** The key of its page. */
  checkoutId: string().uuid().required(),
  placedAt: string().datetime().required(),
  invoice: invoiceSchema.nullable().defined(),
  /** What is still to pay: all of it, or nothing. */
  due: priceSchema.required(),
  /** What a bank transfer for it names. */
  reference: string().required(),
  isOpen: boolean().required(),
}).noUnknown()

export const pendingPaymentSchema = object({
  /** What one payment comes to, with the points off: in the account's own currency, else in the first that anything is due in. */
  amount: priceSchema.required(),
  /** Points that may be spent on it: they pay for goods, and not for delivery. */
  loyaltyPoints: number().integer().required(),
  /** What is due in other currencies, one sum each: one payment takes one currency. */
  others: array().of(priceSchema.required()).required(),
  orders: array().of(dueOrderSchema.required()).required(),
}).noUnknown()

export type DueOrder = InferType<typeof dueOrderSchema>
export type PendingPayment = InferType<typeof pendingPaymentSchema>

const pendingPaymentBodySchema = object({
  /** Chosen by the browser, the same on every retry: one key, one charge. */
  checkoutId: string().uuid().required(),
  /** Order numbers; an invoice is paid by its order's. */
  orderIds: array().of(string().max(20).required()).min(1).max(maxPaidTogether).required(),
  loyaltyPoints: number().integer().min(0).default(0),
  paymentMethod: string().oneOf(paymentMethodCodes).required(messages.fieldRequired),
  /** The sum the visitor agreed to, with the points off. The server calculates its own and refuses with 409 when they differ. */
  expectedTotal: number().min(0).required(),
}).noUnknown()

export type PendingPaymentBody = InferType<typeof pendingPaymentBodySchema>

export const pendingPaymentCalls = {
  getPendingPayment: call({
    ...pendingPaymentEndpoints.getPendingPayment,
    summary: 'What the chosen pending orders come to; without any named, all of them',
    query: object({
      /** Order numbers, comma-separated. */
      orderIds: queryList(),
      loyaltyPoints: queryWord(),
    }),
    reply: pendingPaymentSchema,
    who: 'user',
  }),
  /**
   * Ours: the first step of paying; startPayment and confirmPayment continue with its checkoutId, as for a cart. Safe
   * to repeat. 409: one is paid already, or the sum has changed.
   */
  payPending: call({
    ...pendingPaymentEndpoints.payPending,
    summary: 'Makes a payment of pending orders and open invoices, which waits for its money',
    body: pendingPaymentBodySchema,
    reply: orderSchema,
    who: 'user',
    isOurs: true,
  }),
}
