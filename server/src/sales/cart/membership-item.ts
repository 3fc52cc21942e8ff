import type { ItemAdd } from '@shop/contract/cart'
import { membershipId } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import type { products } from '../../schema/product.ts'
import { users } from '../../schema/user.ts'
import { findUser, type User } from '../../people/visitor/visitor.ts'
import type { CartRow } from './row.ts'
import { cartItems } from '../../schema/cart.ts'

type Line = { item: typeof cartItems.$inferSelect; product: typeof products.$inferSelect }

const alone =
  'A membership is paid again each year, so it is bought by itself. Please finish with the rest of your cart first.'
const withMembership =
  'Your cart holds a membership, which is bought by itself. Please finish with it first: what you buy afterwards has a member’s price.'
const forBreeders = 'The kennel membership is for breeders.'
const isMemberAlready = 'You are a member already. You find your membership with your orders.'
const once = 'One membership is enough for your kennel.'

export const isMembership = ({ id }: { id: number }) => id === membershipId

const refuse = (errors: Record<string, string>) => new Failure(428, { message: messages.failedToAddItemToCart, errors })
export const refuseSecondMembership = () => refuse({ quantity: once })

/** What bars somebody from it; null for a breeder who is no member yet. */
const refusalFor = (user: Pick<User, 'type' | 'isMember'>): string | null =>
  user.type !== 'breeder' ? forBreeders : user.isMember ? isMemberAlready : null

/** Throws 401 without a login, 428 for whoever cannot have one, 409 beside anything else. */
export async function refuseMembership(tx: Db, cart: CartRow, { quantity }: ItemAdd, user: User | null) {
  if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
  const refusal = refusalFor(user)
  if (refusal) throw refuse({ productId: refusal })
  if (quantity > 1) throw refuseSecondMembership()
  const others = await tx
    .select({ productId: cartItems.productId })
    .from(cartItems)
    .where(eq(cartItems.cartId, cart.id))
  if (others.some(({ productId }) => productId !== membershipId)) throw new Failure(409, { message: alone })
}

/** Throws 409 where the cart holds a membership: it takes nothing else. */
export async function refuseBesideMembership(tx: Db, cartId: string) {
  const rows = await tx.select({ productId: cartItems.productId }).from(cartItems).where(eq(cartItems.cartId, cartId))
  if (rows.some(({ productId }) => productId === membershipId)) throw new Failure(409, { message: withMembership })
}

/** Why a membership of a cart cannot be ordered as it is, by the id of its line. */
export async function membershipProblems(db: Db, userId: string | null, lines: Line[]): Promise<Map<string, string>> {
  const line = lines.find(({ product }) => isMembership(product))
  if (!line) return new Map()
  const user = userId ? await findUser(db, eq(users.id, userId)) : null
  const problem = user ? refusalFor(user) : forBreeders
  const mixed = lines.length > 1 ? alone : null
  const found = problem ?? mixed
  return new Map(found ? [[line.item.id, found]] : [])
}
