import type { Cart } from '@shop/contract/cart'
import { currencyOf } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import type { User, Visitor } from '../../people/visitor/visitor.ts'
import { ownedBy } from './owned-by.ts'
import { priceAgain, productIdsOf } from './priced.ts'
import type { ItemRow, Line } from './kind.ts'
import { catalogueWith, itemsOf, toLines } from './kinds.ts'
import { refuseExcess } from './limits.ts'
import { type CartRow, lockCart } from './row.ts'
import { carts } from '../../schema/cart.ts'
import { readCart, toCart } from './view.ts'

type Shop = Pick<Services, 'db' | 'catalogue'>

/** What a change does under the cart's lock: columns of the cart to set, if any, and its items where they are known then. */
type Work = (tx: Db, cart: CartRow) => Promise<{ columns?: Partial<CartRow> | void; items?: ItemRow[] }>

/** Changes the cart under its lock, and returns it as this change leaves it. A guest's cart becomes the user's. */
const change = (shop: Shop, sessionId: string, user: User | null, work: Work): Promise<Cart> =>
  shop.db.transaction(async (tx) => {
    const locked = await lockCart(tx, sessionId, user)
    const { columns, items } = await work(tx, locked)
    const [changed] = await tx
      .update(carts)
      .set({
        ...(user && !locked.userId && (await ownedBy(tx, user, locked.shippingAddress))),
        ...columns,
        updatedAt: new Date(),
      })
      .where(eq(carts.id, locked.id))
      .returning()
    if (changed && changed.currency !== locked.currency) await priceAgain(tx, changed.id)
    return toCart(await readCart(tx, { catalogue: catalogueOf(shop), user }, changed ?? locked, items))
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
  change(shop, sessionId, user, async (tx, cart) => {
    const before = await itemsOf(tx, cart.id)
    const catalogue = await catalogueWith(tx, catalogueOf(shop), productIdsOf(before))
    const items = await work(tx, cart, toLines(catalogue, before))
    refuseExcess(before, items)
    return { items }
  })

export async function createCart(db: Db, visitor: Visitor, country = visitor.country): Promise<CartRow> {
  const [cart] = await db
    .insert(carts)
    .values({
      country,
      currency: country === visitor.country ? visitor.currency : currencyOf(country),
      ...(visitor.user && (await ownedBy(db, visitor.user))),
      email: visitor.user?.email,
      phoneNumber: visitor.user?.phoneNumber,
    })
    .returning()
  if (!cart) throw new Error('No cart was made')
  return cart
}
