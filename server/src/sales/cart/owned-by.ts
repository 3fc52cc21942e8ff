import type { CartRow } from '../../schema/cart.ts'
import type { Db } from '../../platform/db/open.ts'
import { lastSentTo, profileAddress } from '../invoice/account-address.ts'
import { ordersOnAccount, type User } from '../../people/visitor/visitor.ts'

/**
 * What makes a cart a user's. An account to order on whose profile has no address that we send to gives the address of
 * its last order along, so that nobody types it for each order.
 */
export async function ownedBy(
  db: Db,
  user: User,
  shippingAddress: CartRow['shippingAddress'] = null,
): Promise<Pick<CartRow, 'userId' | 'shippingAddress'>> {
  const isAsked = !shippingAddress && ordersOnAccount(user) && !profileAddress(user)
  return { userId: user.id, shippingAddress: isAsked ? await lastSentTo(db, user.id) : shippingAddress }
}
