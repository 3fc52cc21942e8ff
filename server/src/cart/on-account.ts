import { shippingCountries } from '@shop/contract/constants'
import { ordersOnAccount, type User } from '../visitor/visitor.ts'
import type { CartRow } from './row.ts'

/** Whether an order of this cart goes on the buyer's account: they have one to order on, and do not pay at once instead. */
export const goesOnAccount = (user: User | null, { isPaidNow }: Pick<CartRow, 'isPaidNow'>): user is User =>
  user !== null && ordersOnAccount(user) && !isPaidNow

/** The address of a user's profile, where we send to its country. */
export function profileAddress({ firstName, lastName, address }: User): CartRow['shippingAddress'] {
  const isReached = shippingCountries.some((country) => country === address?.country)
  return address && isReached ? { firstName, lastName, ...address } : null
}

/**
 * Where an order on account is sent (checkout-2): to the address of the profile, or to the one that the cart was given
 * where the profile has none we send to; null where neither is known.
 */
export const accountAddress = (user: User, cart: Pick<CartRow, 'shippingAddress'>): CartRow['shippingAddress'] =>
  profileAddress(user) ?? cart.shippingAddress
