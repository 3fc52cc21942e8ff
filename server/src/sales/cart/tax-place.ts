import type { CartRow } from '../../schema/cart.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import type { TaxPlace } from '../../reference/tax/taxes.ts'
import { users } from '../../schema/user.ts'
import { findUser, type User } from '../../people/visitor/visitor.ts'
import { accountAddress, goesOnAccount } from './on-account.ts'

/**
 * Where a cart is sold to: where its parcel goes, else where its bill goes, else the country it is priced for. What is
 * ordered on an account is sold to the account, whatever addresses were typed before signing in (checkout-2).
 */
export async function taxPlaceOf(
  db: Db,
  cart: CartRow,
  { isPosted, visitor }: { isPosted: boolean; visitor?: User | null | undefined },
): Promise<TaxPlace> {
  const { shippingAddress, billingAddress, country } = cart
  const isTheirs = visitor?.id === cart.userId
  const user = isTheirs ? visitor : cart.userId ? await findUser(db, eq(users.id, cart.userId)) : null
  if (user && goesOnAccount(user, cart)) return accountAddress(user, cart) ?? user.address ?? { country }
  const delivery = isPosted ? (shippingAddress ?? billingAddress) : (billingAddress ?? shippingAddress)
  return delivery ?? { country }
}
