import { array, type InferType, object, string } from 'yup'
import { call } from './call.ts'
import { reconciliationEndpoints } from './endpoints/reconciliation.ts'

/** Two records that should agree and do not. */
const disagreementSchema = object({
  /** Which check found it: "points", "kits". */
  check: string().required(),
  /** What it is about, as one reads it: an order's number, a voucher's code. */
  subject: string().required(),
  /** What is wrong, in a sentence. */
  text: string().required(),
}).noUnknown()
export type Disagreement = InferType<typeof disagreementSchema>

export const reconciliationCalls = {
  reconcile: call({
    ...reconciliationEndpoints.reconcile,
    summary: 'Compares orders, payments, kits, points, vouchers and providers’ records; lists what does not agree',
    reply: object({ results: array().of(disagreementSchema.required()).required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
}
