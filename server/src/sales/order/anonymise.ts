import type { Gift } from '@shop/contract/gift-card'
import type { Snapshot } from '../../schema/checkout.ts'
import type { BillTo } from '../../schema/invoice.ts'
import { erased } from '../../platform/values/erased.ts'

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

/** Of a gift, its amount and its day. */
const giftToNobody = (gift: Gift): Gift => ({
  ...gift,
  recipientName: erased,
  recipientEmail: erased,
  senderName: erased,
  message: undefined,
})

const someone = { firstName: erased, lastName: erased, email: erased }

/** What the books need of an order: what was sold, for how much, to which country and state. */
export const withoutPerson = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  ...someone,
  phoneNumber: null,
  // A note is whatever the person wrote, and whom a gift was for is nobody else's business.
  items: snapshot.items.map(({ metaData: { giftCard, ...metaData }, ...item }) => ({
    ...item,
    note: '',
    metaData: { ...metaData, ...(giftCard && { giftCard: giftToNobody(giftCard) }) },
  })),
  shippingAddress: snapshot.shippingAddress && placeWithoutPerson(snapshot.shippingAddress),
  billingAddress: snapshot.billingAddress && placeWithoutPerson(snapshot.billingAddress),
  ...(snapshot.advance && { advance: { user: someone, agent: snapshot.advance.agent && someone, note: undefined } }),
})
