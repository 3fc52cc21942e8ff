import type { AdvanceOrder } from '@shop/contract/checkout'
import type { Order } from '@shop/contract/order'

/** All that an order says, taken from the cart when its checkout is made, and what has to be reserved for it. */
export type Snapshot = Pick<
  Order,
  'email' | 'items' | 'totals' | 'shippingAddress' | 'billingAddress' | 'shippingMethod'
> & {
  firstName: string
  lastName: string
  phoneNumber: string | null
  country: string
  /** Codes in the order in which they were given. */
  coupons: string[]
  /** Loyalty points spent. */
  points: number
  /** The state of the cart that this was taken from; null where there was none. */
  cartUpdatedAt: string | null
  /** What is paid in place of a cart; `total` in minor units. */
  invoices?: { id: string; number: string; total: number }[]
  /** For whom tests were ordered ahead. */
  advance?: Pick<AdvanceOrder, 'user' | 'agent' | 'note'>
}
