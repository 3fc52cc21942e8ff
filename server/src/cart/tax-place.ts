import { eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { TaxPlace } from '../tax/taxes.ts'
import { users } from '../user/tables.ts'
import type { CartRow } from './row.ts'

/**
 * Where a cart is sold to: where its parcel goes, else where its bill goes, else the country it is priced for. A vet's
 * is sold to the account, whatever addresses were typed before signing in (checkout-2).
 */
export async function taxPlaceOf(db: Db, cart: CartRow, isPosted: boolean): Promise<TaxPlace> {
  const { shippingAddress, billingAddress, country } = cart
  const [user] = cart.userId
    ? await db.select({ type: users.type, address: users.address }).from(users).where(eq(users.id, cart.userId))
    : []
  if (user?.type === 'vet') return user.address ?? { country }
  const delivery = isPosted ? (shippingAddress ?? billingAddress) : (billingAddress ?? shippingAddress)
  return delivery ?? { country }
}
