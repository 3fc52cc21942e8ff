import { array, boolean, type InferType, number, object, string } from 'yup'
import { addressSchema } from './address.ts'
import { auditEntrySchema } from './admin.ts'
import { bankTransferSchema } from './bank-transfer.ts'
import { call } from './call.ts'
import { paymentMethodCodes, userTypes } from './constants.ts'
import { refundWays } from './credit-note.ts'
import { disputeSchema } from './dispute.ts'
import { deskOrderEndpoints } from './endpoints/desk-order.ts'
import { file } from './file.ts'
import { deskDaySchema, readAs, requiredLines, requiredText } from './form.ts'
import { invoiceSchema } from './invoice.ts'
import { listOf } from './list.ts'
import { orderDetailSchema } from './order.ts'
import { parcelSchema, waitingLineSchema } from './parcel.ts'
import { priceSchema } from './price.ts'
import { refundBodySchema, refundSchema } from './refund.ts'
import { sampleProblems, sampleStages } from './sample-stage.ts'
import { queryList, queryWord } from './shared.ts'
import { tidyLine } from './text.ts'
import { sortBy } from './sort.ts'

export const deskOrderPageSize = 50

/**
 * Those of an order; a checkout that is being paid, or was refused, has become none. What was paid and then cancelled is
 * cancelled, whoever did it.
 */
export const deskOrderStatuses = ['pending', 'paid', 'cancelled', 'expired', 'refunded'] as const
/** packing: something of it is here; payment: money is awaited; refund: money is on its way back; dispute: one is open. */
export const deskOrderWaits = ['packing', 'payment', 'refund', 'dispute'] as const
/** With "-" the highest, or the newest, first. Amounts are compared as numbers, whatever their currency. */
export const deskOrderSorts = ['placedAt', 'total', 'number'] as const
/** confirmation: what was sent when it was placed; link: to its page; parcel: about one of its parcels. */
export const orderMailKinds = ['confirmation', 'link', 'parcel'] as const

const orderStatusSchema = string().oneOf(deskOrderStatuses).required()
/** What of it waits for somebody; nothing of it is null. */
const waits = {
  /** Still to be transferred, or to be paid of its invoice. */
  toPay: priceSchema.nullable().defined(),
  /** Requested of its provider, to be sent by hand, or refused. */
  toRefund: priceSchema.nullable().defined(),
  isDisputed: boolean().required(),
}

/** An order as a line of the list. */
export const deskOrderRowSchema = object({
  number: string().required(),
  placedAt: string().datetime().required(),
  /** Whoever placed it. */
  name: string().defined(),
  email: string().required(),
  /** Where it was sold to. */
  country: string().required(),
  status: orderStatusSchema,
  total: priceSchema.required(),
  /** Pieces of all lines. */
  itemCount: number().integer().required(),
  paymentMethod: string().oneOf(paymentMethodCodes).nullable().defined(),
  isTestPayment: boolean().required(),
  /** Kits and other pieces that wait to be packed. */
  toPack: number().integer().min(0).required(),
  ...waits,
}).noUnknown()
export type DeskOrderRow = InferType<typeof deskOrderRowSchema>

/** A kit of an order. */
const deskKitSchema = object({
  /** The order's line, counted from 1; null for one that no line names. */
  line: number().integer().positive().nullable().defined(),
  barcode: string().required(),
  stage: string().oneOf(sampleStages).required(),
  problem: string().oneOf(sampleProblems).nullable().defined(),
  activatedAt: string().datetime().nullable().defined(),
  isVoid: boolean().required(),
  /** The number of the parcel that it left in. */
  parcel: string().nullable().defined(),
}).noUnknown()

/** Money that was taken, or is awaited, for an order. */
const deskPaymentSchema = object({
  /** The order's own number, or PAY-100057 of a payment for several. */
  number: string().required(),
  provider: string().required(),
  /** The provider's own id of it. */
  reference: string().nullable().defined(),
  method: string().oneOf(paymentMethodCodes).nullable().defined(),
  isTest: boolean().required(),
  startedAt: string().datetime().required(),
  amount: priceSchema.required(),
  /** What of it has gone back, or is to. */
  refunded: priceSchema.required(),
}).noUnknown()

export const orderNoteSchema = object({
  id: string().uuid().required(),
  text: string().required(),
  by: string().required(),
  at: string().datetime().required(),
}).noUnknown()
export type OrderNote = InferType<typeof orderNoteSchema>

/** All that the shop knows of an order. */
export const deskOrderSchema = object({
  /** As its buyer sees it, with credit notes and what its lines are doing. */
  order: orderDetailSchema.required(),
  status: orderStatusSchema,
  /** Raised with each change of its address: whoever changes it sends the one that they saw. */
  version: number().integer().positive().required(),
  name: string().defined(),
  phone: string().nullable().defined(),
  /** Where it was sold to. */
  country: string().required(),
  /** The account that it belongs to; null for a guest's. */
  account: object({
    id: string().uuid().required(),
    name: string().required(),
    email: string().required(),
    type: string().oneOf(userTypes).required(),
  })
    .noUnknown()
    .nullable()
    .defined(),
  /** Its delivery address can still be changed. */
  isAddressOpen: boolean().required(),
  toPack: array().of(waitingLineSchema.required()).required(),
  ...waits,
  kits: array().of(deskKitSchema.required()).required(),
  /** What has paid it, or is to: its own, or a later one for several orders. */
  payment: deskPaymentSchema.required(),
  /** Null where it is not on account. */
  invoice: invoiceSchema.nullable().defined(),
  transfers: array().of(bankTransferSchema.required()).required(),
  refunds: array().of(refundSchema.required()).required(),
  /** The oldest first, those that were taken back too. */
  parcels: array().of(parcelSchema.required()).required(),
  disputes: array().of(disputeSchema.required()).required(),
  /** Loyalty points that were spent on it. */
  pointsUsed: number().integer().required(),
  /** Codes that took something off. */
  coupons: array().of(string().required()).required(),
  /** Gift cards that paid of it, by their last letters. */
  giftCards: array()
    .of(
      object({ ending: string().required(), used: priceSchema.required(), returned: priceSchema.required() })
        .noUnknown()
        .required(),
    )
    .required(),
  /** The newest first. */
  notes: array().of(orderNoteSchema.required()).required(),
  /** What was done at the desk with it, its parcels and its credit notes, the newest first. */
  history: array().of(auditEntrySchema.required()).required(),
}).noUnknown()
export type DeskOrder = InferType<typeof deskOrderSchema>

const reasonSchema = requiredText(200)

/** Also the form's schema. */
export const orderNoteBodySchema = object({ text: requiredLines(2000) }).noUnknown()
export const orderAddressBodySchema = object({
  address: addressSchema.required(),
  version: number().integer().positive().required(),
  reason: reasonSchema,
}).noUnknown()
export type OrderAddressBody = InferType<typeof orderAddressBodySchema>
export const cancelDeskOrderSchema = object({ reason: reasonSchema }).noUnknown()
const orderMailBodySchema = object({
  kind: string().oneOf(orderMailKinds).required(),
  /** The number of the parcel, for the mail about one. */
  parcel: string()
    .max(40)
    .when('kind', ([kind], parcel) => (kind === 'parcel' ? parcel.required('Choose a parcel') : parcel)),
}).noUnknown()
export type OrderMailBody = InferType<typeof orderMailBodySchema>

/** What a refund would do; nothing is done yet. */
export const refundPreviewSchema = object({
  /** Why it cannot be refunded so; null where it can. */
  refusal: string().nullable().defined(),
  /** Null where it is refused. */
  plan: object({
    /** What the credit note comes to, gift cards' part not included; of a PAY-100057 what goes back. */
    total: priceSchema.required(),
    ways: array()
      .of(
        object({ way: string().oneOf(refundWays).required(), amount: priceSchema.required() })
          .noUnknown()
          .required(),
      )
      .required(),
    /** Loyalty points that come back, and those that are taken with a year of membership. */
    points: number().integer().min(0).required(),
    pointsTaken: number().integer().min(0).required(),
    /** Codes that can be used again. */
    coupons: array().of(string().required()).required(),
    lines: array()
      .of(
        object({ itemId: string().uuid().required(), quantity: number().integer().positive().required() }).noUnknown(),
      )
      .required(),
    /** Barcodes that become void. */
    voided: array().of(string().required()).required(),
    /** Nothing of the order is left afterwards. */
    isWhole: boolean().required(),
  })
    .noUnknown()
    .nullable()
    .defined(),
}).noUnknown()
export type RefundPreview = InferType<typeof refundPreviewSchema>

const isStatus = (word: string) => deskOrderStatuses.some((status) => status === word)

// Ours: the desk's room of orders (docs/desk.md).
export const deskOrderCalls = {
  listDeskOrders: call({
    ...deskOrderEndpoints.listDeskOrders,
    summary: 'Orders, newest first, 50 a page; search in number, name, email and the barcodes of kits',
    query: object({
      search: readAs(tidyLine, string()).max(120),
      /** Several, comma-separated. */
      status: queryList().test(
        'statuses',
        `Use ${deskOrderStatuses.join(', ')}`,
        (text) => !text || text.split(',').every(isStatus),
      ),
      /** Days, both included (UTC). */
      from: deskDaySchema(),
      to: deskDaySchema(),
      waiting: string().oneOf(deskOrderWaits, `Use one of ${deskOrderWaits.join(', ')}`),
      sort: sortBy(...deskOrderSorts),
      page: queryWord(),
    }),
    reply: listOf(deskOrderRowSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  getDeskOrder: call({
    ...deskOrderEndpoints.getDeskOrder,
    summary: 'All about an order: lines, kits, money, parcels, notes and what was done with it',
    reply: deskOrderSchema,
    who: 'desk',
    isOurs: true,
  }),
  /** 404 where nothing was paid yet. */
  getDeskOrderFile: call({
    ...deskOrderEndpoints.getDeskOrderFile,
    summary: 'The bill of an order, as its buyer has it',
    reply: file('application/pdf'),
    who: 'desk',
    isOurs: true,
  }),
  getDeskCreditNoteFile: call({
    ...deskOrderEndpoints.getDeskCreditNoteFile,
    summary: 'A credit note of an order, as its buyer has it',
    reply: file('application/pdf'),
    who: 'desk',
    isOurs: true,
  }),
  noteOrder: call({
    ...deskOrderEndpoints.noteOrder,
    summary: 'Adds a note to an order, for those at the desk; the same words again within a minute add none',
    body: orderNoteBodySchema,
    reply: orderNoteSchema,
    who: 'desk',
    isOurs: true,
  }),
  /** 409 where anything was sent, and where somebody else has changed it meanwhile. */
  changeOrderAddress: call({
    ...deskOrderEndpoints.changeOrderAddress,
    summary: 'Changes where an order is delivered to, until anything of it was sent; its buyer is mailed',
    body: orderAddressBodySchema,
    reply: object({ address: addressSchema.required(), version: number().integer().required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  /** 409 where something of it was sent, used or begun, or its payment is disputed. */
  cancelDeskOrder: call({
    ...deskOrderEndpoints.cancelDeskOrder,
    summary: 'Cancels an order as its buyer may, with its money sent back; one that is cancelled stays as it is',
    body: cancelDeskOrderSchema,
    reply: object({ status: orderStatusSchema, isChanged: boolean().required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  previewRefund: call({
    ...deskOrderEndpoints.previewRefund,
    summary: 'What a refund with the same body would send back, and why it would be refused; nothing is done',
    body: refundBodySchema,
    reply: refundPreviewSchema,
    who: 'desk',
    isOurs: true,
  }),
  sendOrderMail: call({
    ...deskOrderEndpoints.sendOrderMail,
    summary: 'Sends a mail about an order to its buyer again; the same again within a minute sends none',
    body: orderMailBodySchema,
    /** `isSent` is false where it was sent a moment ago. */
    reply: object({ email: string().required(), isSent: boolean().required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
}
