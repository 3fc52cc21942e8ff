import type { AdvanceOrder } from '@shop/contract/checkout'
import type { Order } from '@shop/contract/order'
import type { BillTo } from '../db/schema.ts'

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

/** Stands where a person did who had their account deleted. */
export const erased = 'deleted'

const placeWithoutPerson = <Place extends NonNullable<Snapshot['shippingAddress'] | Snapshot['billingAddress']>>(
  place: Place,
): Place => ({
  ...place,
  firstName: erased,
  lastName: erased,
  address: erased,
  address2: undefined,
  city: erased,
  postalCode: erased,
  phone: undefined,
})

/** The same of an invoice. */
export const billToNobody = ({ address }: BillTo): BillTo => ({
  name: erased,
  clinic: null,
  email: erased,
  address: address && placeWithoutPerson(address),
})

const someone = { firstName: erased, lastName: erased, email: erased }

/** What the books need of an order: what was sold, for how much, to which country and state. */
export const withoutPerson = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  ...someone,
  phoneNumber: null,
  // A note is whatever the person wrote.
  items: snapshot.items.map((item) => ({ ...item, note: '' })),
  shippingAddress: snapshot.shippingAddress && placeWithoutPerson(snapshot.shippingAddress),
  billingAddress: snapshot.billingAddress && placeWithoutPerson(snapshot.billingAddress),
  ...(snapshot.advance && { advance: { user: someone, agent: snapshot.advance.agent && someone, note: undefined } }),
})
