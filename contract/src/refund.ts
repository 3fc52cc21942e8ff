import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { refundStates, refundWays } from './credit-note.ts'
import { refundEndpoints } from './endpoints/refund.ts'
import { requiredText, typedNumber } from './form.ts'
import { listOf } from './list.ts'
import { priceSchema, typedAmount } from './price.ts'
import { queryWord } from './shared.ts'
import { sortBy } from './sort.ts'

const reasonSchema = requiredText(500)
export const refundReasonSchema = object({ reason: reasonSchema }).noUnknown()

/** Money on its way back, as the desk sees it. */
export const refundSchema = object({
  id: string().uuid().required(),
  /** The number of the credit note; null for money that paid nothing, or whose order is unknown. */
  creditNote: string().nullable().defined(),
  /** The order, or the payment (PAY-100057) that nothing was bought with. */
  number: string().required(),
  email: string().required(),
  way: string().oneOf(refundWays).required(),
  amount: priceSchema.required(),
  state: string().oneOf(refundStates).required(),
  /** Why its provider did not send it. */
  failure: string().nullable().defined(),
  provider: string().required(),
  /** The provider's own id of it. */
  reference: string().nullable().defined(),
  requestedAt: string().datetime().required(),
  doneAt: string().datetime().nullable().defined(),
}).noUnknown()
export type Refund = InferType<typeof refundSchema>

/** Also the form's schema, without `refundId`. */
export const refundBodySchema = object({
  /** Chosen by the caller, the same on every retry: one key, one credit note. */
  refundId: string().uuid().required(),
  /** Counted from 1, as the order lists them; absent means everything that is left. */
  line: typedNumber().integer().positive(),
  /** Of that line; absent means all that is left of it. */
  quantity: typedNumber().integer().positive(),
  /** In place of lines, a sum of the order's money: its lines and kits stay as they are. */
  amount: typedAmount(1_000_000),
  /** Also what was activated, handed on, or is being read: that stays with whoever has it. */
  isUsedToo: boolean(),
  /** In the audit, and on the credit note. */
  reason: reasonSchema,
}).noUnknown()
export type RefundBody = InferType<typeof refundBodySchema>

export const assignBodySchema = object({
  /** The orders that it was for. Without an amount, in the payment's currency, all that is left of an order; of one order alone what went back. */
  orders: array()
    .of(
      object({ number: string().max(40).required(), amount: typedAmount(1_000_000) })
        .noUnknown()
        .required(),
    )
    .min(1)
    .max(50)
    .required(),
  /** Of one order alone, as of a refund. */
  line: typedNumber().integer().positive(),
  quantity: typedNumber().integer().positive(),
  /** In the audit, and on the credit notes. */
  reason: reasonSchema,
}).noUnknown()
export type AssignBody = InferType<typeof assignBodySchema>

const refundedSchema = object({
  /** Null for a payment that nothing was bought with. */
  creditNote: string().nullable().defined(),
  total: priceSchema.required(),
  points: number().integer().required(),
  /** Barcodes that are void now. */
  voided: array().of(string().required()).required(),
  refunds: array().of(refundSchema.required()).required(),
}).noUnknown()

// Ours: SPEC does not show what becomes of an order later (decision 0038).
export const refundCalls = {
  /** `number` is an order's (KP-100042), or that of a payment whose money paid nothing (PAY-100057). 409 where nothing is left. */
  refundOrder: call({
    ...refundEndpoints.refundOrder,
    summary: 'Refunds an order, or a line of it, to where its money came from, with a credit note',
    body: refundBodySchema,
    reply: refundedSchema,
    who: 'desk',
    isOurs: true,
  }),
  listRefunds: call({
    ...refundEndpoints.listRefunds,
    summary: 'Money on its way back, newest first unless it is sorted, 20 a page',
    query: object({
      /** A part of the order's number, the credit note's or the email address. */
      search: string().max(120),
      state: string().oneOf(refundStates, `Use one of ${refundStates.join(', ')}`),
      sort: sortBy('number', 'email', 'requested'),
      page: queryWord(),
    }),
    reply: listOf(refundSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  /** 409 where these orders do not take back what went back. */
  assignRefund: call({
    ...refundEndpoints.assignRefund,
    summary: "Says for which orders it was that money went back at its provider's own desk: each has a credit note",
    body: assignBodySchema,
    reply: object({
      creditNotes: array().of(string().required()).required(),
      refunds: array().of(refundSchema.required()).required(),
    }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  retryRefund: call({
    ...refundEndpoints.retryRefund,
    summary: 'Asks the provider once more to send back what it refused to send',
    body: refundReasonSchema,
    reply: refundSchema,
    who: 'desk',
    isOurs: true,
  }),
  recordRefund: call({
    ...refundEndpoints.recordRefund,
    summary: 'Records that a refund was sent by bank transfer, also one that its provider refused to send',
    body: refundReasonSchema,
    reply: refundSchema,
    who: 'desk',
    isOurs: true,
  }),
}
