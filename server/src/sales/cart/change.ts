import type { Cart } from '@shop/contract/cart'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { currencyOf } from '@shop/contract/money'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { rowOf } from '../../platform/db/rows-of.ts'
import { statement } from '../../platform/db/statement.ts'
import type { Services } from '../../platform/services.ts'
import { catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import type { User, Visitor } from '../../people/visitor/visitor.ts'
import { ownedBy } from './owned-by.ts'
import { productIdsOf } from './priced.ts'
import type { ItemRow, Line } from './kind.ts'
import { type CartFacts, factsAfter } from './facts.ts'
import { catalogueWith, toLines } from './kinds.ts'
import { findCart } from './row.ts'
import { carts, type CartRow } from '../../schema/cart.ts'
import { type FullCart, readCart, toCart } from './view.ts'
import { CartChanged, type Changing, updateCart } from './write.ts'

type Shop = Pick<Services, 'db' | 'catalogue'>

/** What a change decides about a cart as it was read, and writes once by it. */
type Work = (changing: Changing, facts: CartFacts) => Promise<{ after: CartRow; items: ItemRow[] }>

/** So often a change is tried again where others change the cart at the same time: each time one of them is done. */
const mostTries = 100

/**
 * Changes a cart, and returns it as this change leaves it: what was read decides, and is written only where nobody has
 * changed the cart meanwhile; else it is read again. A guest's cart becomes the user's.
 */
async function change(shop: Shop, sessionId: string, user: User | null, work: Work): Promise<Cart> {
  for (let tries = 0; tries < mostTries; tries++)
    try {
      const { cart, facts, version } = await findCart(shop.db, sessionId, user)
      const { userId, shippingAddress } = cart
      const owner = user && !userId ? await ownedBy(shop.db, user, shippingAddress) : { userId, shippingAddress }
      const changing = { cart, version, stock: facts.stock, changes: { ...owner, updatedAt: new Date() } }
      const { after, items } = await work(changing, facts)
      const left = await factsAfter(shop.db, { before: cart, after }, { ...facts, items })
      return toCart(await readCart(shop.db, { catalogue: catalogueOf(shop), user }, after, left))
    } catch (error) {
      if (!(error instanceof CartChanged)) throw error
    }
  throw new Failure(409, { message: messages.failedToUpdateCart })
}

export const changeCart = (
  shop: Shop,
  sessionId: string,
  user: User | null,
  work: (cart: CartRow) => Promise<Partial<CartRow> | void>,
): Promise<Cart> =>
  change(shop, sessionId, user, async (changing, { items }) => {
    const columns = { ...changing.changes, ...(await work(changing.cart)) }
    await updateCart(shop.db, changing, columns)
    return { after: { ...changing.cart, ...columns }, items }
  })

/** What a change of a cart's items does, with its lines: answers what the cart then holds. It may write once. */
type ItemWork = (changing: Changing, lines: Line[], read: () => Promise<FullCart>) => Promise<ItemRow[]>

/** Changes what is in the cart. */
export const changeItems = (shop: Shop, sessionId: string, user: User | null, work: ItemWork): Promise<Cart> =>
  change(shop, sessionId, user, async (changing, facts) => {
    const { items: before } = facts
    const catalogue = await catalogueWith(shop.db, catalogueOf(shop), productIdsOf(before))
    const read = () => readCart(shop.db, { catalogue, user }, changing.cart, facts)
    const items = await work(changing, toLines(catalogue, before), read)
    return { after: { ...changing.cart, ...changing.changes }, items }
  })

type New = 'country' | 'currency' | 'userId' | 'shippingAddress' | 'email' | 'phoneNumber'
const insertCart = statement<New, CartRow>(rowOf(carts), (db, row, value) =>
  db
    .insert(carts)
    .values({
      country: value('country'),
      currency: value('currency'),
      userId: value('userId'),
      shippingAddress: sql`${value('shippingAddress')}::jsonb`,
      email: value('email'),
      phoneNumber: value('phoneNumber'),
    })
    .returning({ row }),
)

export async function createCart(db: Db, visitor: Visitor, country = visitor.country): Promise<CartRow> {
  const { user } = visitor
  const owned = user ? await ownedBy(db, user) : { userId: null, shippingAddress: null }
  const [cart] = await insertCart(db, {
    country,
    currency: country === visitor.country ? visitor.currency : currencyOf(country),
    userId: owned.userId,
    shippingAddress: owned.shippingAddress && JSON.stringify(owned.shippingAddress),
    email: user?.email ?? null,
    phoneNumber: user?.phoneNumber ?? null,
  })
  if (!cart) throw new Error('No cart was made')
  return cart
}
