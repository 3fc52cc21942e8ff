import { type InferType, object, string } from 'yup'
import { call } from './call.ts'
import { disputeEndpoints } from './endpoints/dispute.ts'
import { listOf } from './list.ts'
import { disputeStates } from './order.ts'
import { priceSchema } from './price.ts'
import { queryWord } from './shared.ts'
import { sortBy } from './sort.ts'

export const disputeSchema = object({
  /** The provider's own id of it. */
  reference: string().required(),
  provider: string().required(),
  /** The number of the payment: an order's, or PAY-100057 for several. */
  number: string().required(),
  email: string().required(),
  amount: priceSchema.required(),
  state: string().oneOf(disputeStates).required(),
  openedAt: string().datetime().required(),
  closedAt: string().datetime().nullable().defined(),
}).noUnknown()

export type Dispute = InferType<typeof disputeSchema>

// Ours: SPEC does not show what becomes of a payment later.
export const disputeCalls = {
  listDisputes: call({
    ...disputeEndpoints.listDisputes,
    summary: 'Payments that were disputed, newest first unless they are sorted',
    query: object({
      state: string().oneOf(disputeStates),
      sort: sortBy('number', 'opened', 'closed'),
      page: queryWord(),
    }),
    reply: listOf(disputeSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
}
