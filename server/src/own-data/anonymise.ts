import type { Snapshot } from '../checkout/tables.ts'
import type { BillTo } from '../invoice/tables.ts'

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

/** Whom an invoice is made out to, without the person. */
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
