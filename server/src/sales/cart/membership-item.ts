import { membershipId } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import type { Db } from '../../platform/db/open.ts'
import { findUser, type User } from '../../people/visitor/visitor.ts'
import type { ItemMeta } from '../../schema/cart.ts'
import { users } from '../../schema/user.ts'
import type { Adding, Kind, Line } from './kind.ts'
import { plainProduct } from './product-item.ts'

const alone =
  'A membership is paid again each year, so it is bought by itself. Please finish with the rest of your cart first.'
const withMembership =
  'Your cart holds a membership, which is bought by itself. Please finish with it first: what you buy afterwards has a member’s price.'
const forBreeders = 'The kennel membership is for breeders.'
const isMemberAlready = 'You are a member already. You find your membership with your orders.'
const once = 'One membership is enough for your kennel.'

const has = ({ product }: Pick<Line, 'product'>) => product.id === membershipId

function limit(_metaData: ItemMeta, quantity: number) {
  if (quantity > 1) throw refusal({ quantity: once })
}

/** What bars somebody from it; null for a breeder who is no member yet. */
const refusalFor = (user: Pick<User, 'type' | 'isMember'>): string | null =>
  user.type !== 'breeder' ? forBreeders : user.isMember ? isMemberAlready : null

/** Throws 401 without a login, 428 for whoever cannot have one, 409 beside anything else. */
async function add(_tx: Db, { lines, body, user }: Adding): Promise<ItemMeta> {
  if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
  const reason = refusalFor(user)
  if (reason) throw refusal({ productId: reason })
  limit({}, body.quantity)
  if (!lines.every(has)) throw new Failure(409, { message: alone })
  return {}
}

async function problems(db: Db, userId: string | null, lines: Line[]): Promise<Map<string, string>> {
  const line = lines.find(has)
  if (!line) return new Map()
  const user = userId ? await findUser(db, eq(users.id, userId)) : null
  const problem = user ? refusalFor(user) : forBreeders
  const mixed = lines.length > 1 ? alone : null
  const found = problem ?? mixed
  return new Map(found ? [[line.item.id, found]] : [])
}

/** A kennel's membership: paid again each year, and so bought by itself. */
export const membership: Kind = {
  ...plainProduct,
  has,
  add,
  limit,
  problems,
  group: 'membership',
  refusalBeside: withMembership,
  isRenewed: true,
  isOrderedAhead: false,
}
