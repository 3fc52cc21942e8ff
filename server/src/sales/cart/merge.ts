import type { Cart } from '@shop/contract/cart'
import { maxGiftCards } from '@shop/contract/constants'
import { and, asc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { activations } from '../../schema/activation.ts'
import { catalogueWith, itemsOf, toLines } from './kinds.ts'
import { type Catalogue, catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import type { Services } from '../../platform/services.ts'
import { readFacts } from './facts.ts'
import { ownedBy } from './owned-by.ts'
import { priceAgain, productIdsOf } from './priced.ts'
import { cartItems, carts, type CartRow } from '../../schema/cart.ts'
import { readCart, toCart } from './view.ts'
import type { User, Visitor } from '../../people/visitor/visitor.ts'
import { isUuid } from '../../platform/values/ids.ts'

/** The open carts a login may make one of, locked: the browser's, where it is a guest's or theirs, and the user's own. */
async function lockCarts(tx: Db, sessionId: string, user: User): Promise<CartRow[]> {
  // One merge at a time for a user. The lock is nobody else's, so it comes before the carts', which payments take too.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`merge:${user.id}`}, 0))`)
  // What an activation has to pay for is no shopping, and is paid apart.
  const isShopping = notExists(
    tx.select({ id: activations.id }).from(activations).where(eq(activations.cartId, carts.id)),
  )
  const isGuests = isUuid(sessionId)
    ? and(or(eq(carts.id, sessionId), eq(carts.continuesId, sessionId)), isNull(carts.userId))
    : undefined
  return tx
    .select()
    .from(carts)
    .where(and(isNull(carts.orderedAt), isShopping, or(eq(carts.userId, user.id), isGuests)))
    .orderBy(asc(carts.id))
    .for('update')
}

/** Moves what `here` lacks. Groups of items do not mix: what is of another stays, and its cart with it. */
async function moveItems(tx: Db, inMemory: Catalogue, here: CartRow, elsewhere: CartRow) {
  const [there, others] = [await itemsOf(tx, here.id), await itemsOf(tx, elsewhere.id)]
  const catalogue = await catalogueWith(tx, inMemory, productIdsOf([...there, ...others]))
  const [ours, theirs] = [toLines(catalogue, there), toLines(catalogue, others)]
  const group = (ours[0] ?? theirs[0])?.kind.group
  const fitting = theirs.filter(({ kind }) => kind.group === group)
  const moving = fitting
    .filter(({ kind, item }) => !ours.some((own) => kind.isSame(own.item, item)))
    .map(({ item }) => item.id)
  if (moving.length) await tx.update(cartItems).set({ cartId: here.id }).where(inArray(cartItems.id, moving))
  if (fitting.length === theirs.length) await tx.delete(carts).where(eq(carts.id, elsewhere.id))
  // Written as it is: whoever read it before sees by its version that its items are others.
  else await tx.update(carts).set({ updatedAt: elsewhere.updatedAt }).where(eq(carts.id, elsewhere.id))
}

/** Where both have a value, this browser's cart decides. */
const joined = (here: CartRow, elsewhere: CartRow): Partial<CartRow> => ({
  email: here.email ?? elsewhere.email,
  phoneNumber: here.phoneNumber ?? elsewhere.phoneNumber,
  billingAddress: here.billingAddress ?? elsewhere.billingAddress,
  collector: here.collector ?? elsewhere.collector,
  shippingMethodId: here.shippingMethodId ?? elsewhere.shippingMethodId,
  coupons: [...new Set([...here.coupons, ...elsewhere.coupons])],
  giftCards: [...new Set([...here.giftCards, ...elsewhere.giftCards])].slice(0, maxGiftCards),
  loyaltyPoints: Math.max(here.loyaltyPoints, elsewhere.loyaltyPoints),
  updatedAt: new Date(),
})

/** The cart that is the user's from now on, as the merge leaves it; null when there is none. */
async function mergeInto(
  tx: Db,
  catalogue: Catalogue,
  sessionId: string,
  user: User,
  { country, currency }: Pick<Visitor, 'country' | 'currency'>,
): Promise<CartRow | null> {
  const found = await lockCarts(tx, sessionId, user)
  const here = found.find(({ id, continuesId }) => [id, continuesId].includes(sessionId.toLowerCase()))
  const [elsewhere] = found
    .filter((cart) => cart !== here)
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
  if (!here) return elsewhere ?? null
  // Theirs already: a login repeated, or a session that had run out.
  if (here.userId) return here
  const isMerging = elsewhere && !here.checkoutId && !elsewhere.checkoutId
  if (isMerging) await moveItems(tx, catalogue, here, elsewhere)
  const owned = await ownedBy(tx, user, here.shippingAddress ?? (isMerging ? elsewhere.shippingAddress : null))
  const [merged] = await tx
    .update(carts)
    // Prices are the user's own country's from now on, unless they are being paid.
    .set({
      ...(isMerging && joined(here, elsewhere)),
      ...(!here.checkoutId && { country, currency }),
      ...owned,
    })
    .where(eq(carts.id, here.id))
    .returning()
  if (merged && merged.currency !== here.currency) await priceAgain(tx, merged.id)
  return merged ?? null
}

/**
 * After a login: the guest's cart `sessionId` becomes the user's, with what their newest cart elsewhere has besides.
 * Without a guest's cart, the user's own; null when there is none. A cart that is being paid for is left as it is.
 */
export const mergeCarts = (
  shop: Pick<Services, 'db' | 'catalogue'>,
  sessionId: string,
  user: User,
  visitor: Pick<Visitor, 'country' | 'currency'>,
): Promise<Cart | null> =>
  shop.db.transaction(async (tx) => {
    const catalogue = catalogueOf(shop)
    const cart = await mergeInto(tx, catalogue, sessionId, user, visitor)
    return cart && toCart(await readCart(tx, { catalogue, user }, cart, await readFacts(tx, cart)))
  })
