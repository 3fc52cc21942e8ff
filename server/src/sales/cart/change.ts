import type { Cart } from '@shop/contract/cart'
import { currencyOf } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import type { User, Visitor } from '../../people/visitor/visitor.ts'
import { ownedBy } from './owned-by.ts'
import { priceAgain } from './priced.ts'
import type { ItemRow, Line } from './kind.ts'
import { linesOf } from './kinds.ts'
import { refuseExcess } from './limits.ts'
import { type CartRow, lockCart } from './row.ts'
import { carts } from '../../schema/cart.ts'
import { readCart, toCart } from './view.ts'

/** What a change does under the cart's lock: columns of the cart to set, if any. */
type Work = (tx: Db, cart: CartRow) => Promise<Partial<CartRow> | void>

/** Changes the cart under its lock, and returns it as this change leaves it. A guest's cart becomes the user's. */
export const changeCart = (db: Db, sessionId: string, user: User | null, work: Work): Promise<Cart> =>
  db.transaction(async (tx) => {
    const locked = await lockCart(tx, sessionId, user)
    const columns = await work(tx, locked)
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
    return toCart(await readCart(tx, changed ?? locked))
  })

/** What a change of a cart's items does under the cart's lock, with its lines: answers what the cart then holds. */
type ItemWork = (tx: Db, cart: CartRow, lines: Line[]) => Promise<ItemRow[]>

/** Changes what is in the cart, whose lines are read once, under its lock. Throws 409 for more than one order takes. */
export const changeItems = (db: Db, sessionId: string, user: User | null, work: ItemWork): Promise<Cart> =>
  changeCart(db, sessionId, user, async (tx, cart) => {
    const lines = await linesOf(tx, cart.id)
    const changed = await work(tx, cart, lines)
    refuseExcess(
      lines.map(({ item }) => item),
      changed,
    )
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
