import type { Cart } from '@shop/contract/cart'
import { currencyOf } from '@shop/contract/money'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { rowOf } from '../../platform/db/rows-of.ts'
import { statement } from '../../platform/db/statement.ts'
import type { Services } from '../../platform/services.ts'
import { catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import type { User, Visitor } from '../../people/visitor/visitor.ts'
import { ownedBy } from './owned-by.ts'
import { priceAgain, productIdsOf } from './priced.ts'
import type { ItemRow, Line } from './kind.ts'
import { factsAfter } from './facts.ts'
import { catalogueWith, toLines } from './kinds.ts'
import { refuseExcess } from './limits.ts'
import { lockCart } from './row.ts'
import { carts, type CartRow } from '../../schema/cart.ts'
import { readCart, toCart } from './view.ts'

type Shop = Pick<Services, 'db' | 'catalogue'>

/** What a change does under the cart's lock: columns of the cart to set, if any, and its items where they are known then. */
type Work = (
  tx: Db,
  cart: CartRow,
  items: ItemRow[],
) => Promise<{ columns?: Partial<CartRow> | void; items?: ItemRow[] }>

/** Most changes are of what is in the cart, and leave of its row only when that was. */
const touch = statement<'id' | 'updatedAt', string>(sql`${carts.id}`, (db, row, value) =>
  db
    .update(carts)
    .set({ updatedAt: sql`${value('updatedAt')}::timestamptz` })
    .where(eq(carts.id, value('id')))
    .returning({ row }),
)

/** Changes the cart under its lock, and returns it as this change leaves it. A guest's cart becomes the user's. */
const change = (shop: Shop, sessionId: string, user: User | null, work: Work): Promise<Cart> =>
  shop.db.transaction(async (tx) => {
    const { cart: before, facts } = await lockCart(tx, sessionId, user)
    const { columns, items = facts.items } = await work(tx, before, facts.items)
    const changes = {
      ...(user && !before.userId && (await ownedBy(tx, user, before.shippingAddress))),
      ...columns,
      updatedAt: new Date(),
    }
    if (Object.keys(changes).length > 1) await tx.update(carts).set(changes).where(eq(carts.id, before.id))
    else await touch(tx, { id: before.id, updatedAt: changes.updatedAt.toISOString() })
    const after = { ...before, ...changes }
    if (after.currency !== before.currency) await priceAgain(tx, after.id)
    const left = await factsAfter(tx, { before, after }, { ...facts, items })
    return toCart(await readCart(tx, { catalogue: catalogueOf(shop), user }, after, left))
  })

export const changeCart = (
  shop: Shop,
  sessionId: string,
  user: User | null,
  work: (tx: Db, cart: CartRow) => Promise<Partial<CartRow> | void>,
): Promise<Cart> => change(shop, sessionId, user, async (tx, cart) => ({ columns: await work(tx, cart) }))

/** What a change of a cart's items does under the cart's lock, with its lines: answers what the cart then holds. */
type ItemWork = (tx: Db, cart: CartRow, lines: Line[]) => Promise<ItemRow[]>

/** Changes what is in the cart, whose items are read once, under its lock. Throws 409 for more than one order takes. */
export const changeItems = (shop: Shop, sessionId: string, user: User | null, work: ItemWork): Promise<Cart> =>
  change(shop, sessionId, user, async (tx, cart, before) => {
    const catalogue = await catalogueWith(tx, catalogueOf(shop), productIdsOf(before))
    const items = await work(tx, cart, toLines(catalogue, before))
    refuseExcess(before, items)
    return { items }
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
