import type { CartRow } from '../../schema/cart.ts'
import { profileAddress } from '../invoice/account-address.ts'
import { ordersOnAccount, type User } from '../../people/visitor/visitor.ts'

/**
 * Whether an order of this cart is put on the buyer's account: they have one to order on, and do not pay at once
 * instead.
 */
export const goesOnAccount = (user: User | null, { isPaidNow }: Pick<CartRow, 'isPaidNow'>): user is User =>
  user !== null && ordersOnAccount(user) && !isPaidNow

/**
 * Where an order on account is sent (checkout-2): to the address of the profile, or to the one that the cart was given
 * where the profile has none we send to; null where neither is known.
 */
export const accountAddress = (user: User, cart: Pick<CartRow, 'shippingAddress'>): CartRow['shippingAddress'] =>
  profileAddress(user) ?? cart.shippingAddress
