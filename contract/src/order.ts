import { array, boolean, type InferType, number, object, string } from 'yup'
import { storedAddressSchema, storedBillingAddressSchema } from './address.ts'
import { call } from './call.ts'
import { paymentErrorCodes } from './payment-error.ts'
import { cartItemSchema, shippingMethodSchema, totalsSchema } from './cart.ts'
import { readCode } from './codes.ts'
import { paymentMethodCodes } from './constants.ts'
import { creditNoteSchema } from './credit-note.ts'
import { orderEndpoints } from './endpoints/order.ts'
import { file } from './file.ts'
import { deskDaySchema, emailSchema, requiredText } from './form.ts'
import { lineProgressSchema } from './line-progress.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { priceSchema } from './price.ts'
import { queryWord } from './shared.ts'

/**
 * paying: a charge may be under way; pending: money is awaited (a bank transfer, a vet's account); failed: may be paid
 * again; cancelled: by its buyer, before the money came; expired: the money did not come in time; refunded: all of its
 * money went back, or is on its way.
 */
const orderStatuses = ['paying', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What a bank transfer for something must state, and what has come of it. */
export const awaitedTransferSchema = object({
  /** What the transfer names: the order's or the invoice's number with check digits, "RF48KP100042" (ISO 11649). */
  reference: string().required(),
  received: priceSchema.required(),
  /** What is still to be transferred. */
  due: priceSchema.required(),
  /** Until when it is waited for; null for an invoice, which has its due date. */
  expiresAt: string().datetime().nullable().defined(),
}).noUnknown()
export type AwaitedTransfer = InferType<typeof awaitedTransferSchema>

/** open: the buyer's bank wants the money back; lost: it has taken it. */
export const disputeStates = ['open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

export const orderSchema = object({
  /** What people read and quote: "KP-100042". */
  number: string().required(),
  /** The key the browser chose; it also opens the order to a guest. */
  checkoutId: string().uuid().required(),
  status: string().oneOf(orderStatuses).required(),
  placedAt: string().datetime().required(),
  email: string().required(),
  /** Whom it was ordered ahead for, by name; null for one's own. */
  orderedFor: string().nullable().defined(),
  items: array().of(cartItemSchema.required()).required(),
  totals: totalsSchema.required(),
  /** Null for vets, whose account holds them (checkout-2). */
  shippingAddress: storedAddressSchema.nullable().defined(),
  billingAddress: storedBillingAddressSchema.nullable().defined(),
  shippingMethod: shippingMethodSchema.nullable().defined(),
  paymentMethod: string().oneOf(paymentMethodCodes).nullable().defined(),
  /** Why the last charge failed. */
  paymentError: string().oneOf(paymentErrorCodes).nullable().defined(),
  isTestPayment: boolean().required(),
  /** Of an order that is paid by bank transfer, as long as it waits, and after it was cancelled or has expired; else null. */
  transfer: awaitedTransferSchema.nullable().defined(),
  /** Null for a payment that nobody disputed. */
  dispute: string().oneOf(disputeStates).nullable().defined(),
}).noUnknown()

export type Order = InferType<typeof orderSchema>

/** An order with what its lines are doing. */
export const orderDetailSchema = orderSchema.shape({
  progress: array().of(lineProgressSchema.required()).required(),
  /** Its buyer may cancel it: it waits for a transfer, or nothing of it was sent or begun. */
  isCancellable: boolean().required(),
  /** Placed within the last day: its page thanks for it, and shows what comes. Later it shows what became of it. */
  isNew: boolean().required(),
  /** Put into the cart in another tab while this was being paid, and not in it: it waits in the next cart. */
  keptItems: number().integer().min(0).required(),
  /** The oldest first. */
  creditNotes: array().of(creditNoteSchema.required()).required(),
})
export type OrderDetail = InferType<typeof orderDetailSchema>

/** A line that was paid and cannot be delivered. */
export const undeliverableSchema = object({
  orderNumber: string().required(),
  paidAt: string().datetime().required(),
  email: string().required(),
  product: string().required(),
  animalName: string().nullable().defined(),
  /** Null where the sample is gone with its animal. */
  barcode: string().nullable().defined(),
  price: priceSchema.required(),
  reason: string().required(),
}).noUnknown()

export type Undeliverable = InferType<typeof undeliverableSchema>

/** Also the form's schema. */
export const orderLinkSchema = object({
  number: requiredText(20)
    .transform((typed: unknown) => (typeof typed === 'string' ? (readCode(typed, 'order') ?? typed) : typed))
    .matches(/^KP-\d{6,9}$/, { message: 'An order’s number is like KP-100042', excludeEmptyString: true }),
  email: emailSchema,
}).noUnknown()
export type OrderLink = InferType<typeof orderLinkSchema>

const exportedDay = () => deskDaySchema().required(messages.fieldRequired)
/** Also the form's schema. */
export const exportOrdersSchema = object({ from: exportedDay(), to: exportedDay() })

export const orderCalls = {
  // Ours: the checkout's last page, after a reload or a lost connection too.
  getOrder: call({
    ...orderEndpoints.getOrder,
    summary: 'An order, by the key of its checkout',
    reply: orderDetailSchema,
    who: 'anyone',
    isOfUser: true,
    isOurs: true,
  }),
  /** One answer, whether or not there is such an order of this address: what there is stands in the mail (decision 0131). */
  sendOrderLink: call({
    ...orderEndpoints.sendOrderLink,
    summary: 'Mails the link of an order to the address that it was placed with',
    body: orderLinkSchema,
    reply: object({ message: string().required() }).noUnknown(),
    who: 'anyone',
    isOurs: true,
  }),
  listOrderHistory: call({
    ...orderEndpoints.listOrderHistory,
    summary: "The signed-in user's orders, newest first",
    query: object({ page: queryWord(), size: queryWord(), paid: queryWord() }),
    reply: listOf(orderDetailSchema.required()),
    who: 'user',
  }),
  listPendingOrders: call({
    ...orderEndpoints.listPendingOrders,
    summary: 'Orders that wait for their payment',
    query: object({ paid: queryWord(), page: queryWord() }),
    reply: listOf(orderDetailSchema.required()),
    who: 'user',
  }),
  listUndeliverable: call({
    ...orderEndpoints.listUndeliverable,
    summary: 'Lines that were paid and cannot be delivered, the oldest first: to be refunded',
    reply: object({ results: array().of(undeliverableSchema.required()).required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  exportOrders: call({
    ...orderEndpoints.exportOrders,
    summary: 'The orders of a period for the books: net, taxes, total, and who took the money; both days included',
    query: exportOrdersSchema,
    reply: file('text/csv'),
    who: 'desk',
    isOurs: true,
  }),
  getOrderFile: call({
    ...orderEndpoints.getOrderFile,
    summary: 'The bill of an order',
    reply: file('application/pdf'),
    who: 'anyone',
    isOurs: true,
  }),
  getCreditNoteFile: call({
    ...orderEndpoints.getCreditNoteFile,
    summary: 'A credit note of an order',
    reply: file('application/pdf'),
    who: 'anyone',
    isOurs: true,
  }),
}
