import type { Payment } from '@shop/contract/checkout'
import type { LivePaymentMode } from '@shop/contract/constants'
import { queue } from '../../platform/jobs/queue.ts'

/** Has a payment provider forget somebody who deleted their account; `customer` is its own id of them. */
export const forgetCustomerQueue = queue<{ provider: Payment['provider']; account: LivePaymentMode; customer: string }>(
  'forget-customer',
)
