import { array, boolean, type InferType, number, object, string } from 'yup'
import { totalsSchema } from './cart.ts'
import { priceSchema } from './price.ts'

/** requested: on its way; failed: refused by whoever was to send it, and still owed. */
export const refundStates = ['requested', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/**
 * Where money goes back to; `transfer` is sent by a person at the desk, `invoice` is taken off one that is open, and
 * `gift_card` is on it again at once.
 */
export const refundWays = ['card', 'paypal', 'transfer', 'invoice', 'gift_card'] as const
export type RefundWay = (typeof refundWays)[number]

/** Takes back a part of an order, or all of it. */
export const creditNoteSchema = object({
  /** What people quote: "CN-100001". */
  number: string().required(),
  issuedAt: string().datetime().required(),
  /** The order was cancelled before anything of it was sent; else it was refunded. */
  isCancellation: boolean().required(),
  /** Of a cancellation: the desk made it, not the buyer. */
  isByDesk: boolean().required(),
  reason: string().required(),
  /** Of which items of the order how many; none where only a sum goes back. */
  lines: array()
    .of(object({ itemId: string().uuid().required(), quantity: number().integer().positive().required() }).noUnknown())
    .required(),
  /** What of the order's totals goes back, all of it positive. */
  totals: totalsSchema.required(),
  /** Loyalty points that came back. */
  points: number().integer().required(),
  /** The ways on which its total goes back. */
  refunds: array()
    .of(
      object({
        way: string().oneOf(refundWays).required(),
        amount: priceSchema.required(),
        state: string().oneOf(refundStates).required(),
        doneAt: string().datetime().nullable().defined(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
}).noUnknown()
export type CreditNote = InferType<typeof creditNoteSchema>
