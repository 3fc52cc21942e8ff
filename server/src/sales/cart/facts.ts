import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/open.ts'
import { readTogether, rowFrom, rowOf, rowsIn, rowsOf } from '../../platform/db/rows-of.ts'
import { cartItems, carts, type CartRow } from '../../schema/cart.ts'
import { coupons } from '../../schema/coupon.ts'
import { giftCards } from '../../schema/gift-card.ts'
import { orders } from '../../schema/order.ts'
import { stock } from '../../schema/stock.ts'
import { pointsSum } from '../loyalty/points.ts'
import { paidMemberships } from '../member/member.ts'
import { available, isReserved, reserved } from '../stock/reserved.ts'

type Named = Pick<CartRow, 'id' | 'userId' | 'coupons' | 'giftCards' | 'checkoutId'>

/** What the tables say of a cart beside its own row, as columns of a query. */
const factsOf = (of: Pick<typeof carts, keyof Named> | Named) => {
  const list = (name: 'coupons' | 'giftCards') => {
    const value: PgColumn | string[] = of[name]
    return Array.isArray(value) ? sql.param(value, carts[name]) : value
  }
  return {
    items: rowsIn(cartItems, eq(cartItems.cartId, of.id), cartItems.position),
    coupons: rowsIn(coupons, sql`${coupons.code} = any(${list('coupons')})`, coupons.code),
    /** Those that pay: not cancelled, and their own payment was not taken back. */
    giftCards: rowsIn(
      giftCards,
      and(
        sql`${giftCards.id} = any(${list('giftCards')})`,
        isNull(giftCards.voidedAt),
        sql`exists (select 1 from ${orders} where ${orders.checkoutId} = ${giftCards.checkoutId} and ${orders.status} <> 'pending')`,
      ),
      giftCards.id,
    ),
    points: pointsSum(of.userId),
    memberships: paidMemberships(of.userId),
    /** What can be sold out, less what is reserved by others. */
    stock: rowsOf({ productId: stock.productId, available }, (select) =>
      select.from(stock).leftJoin(reserved(of.checkoutId), isReserved).where(eq(stock.allowsBackorder, false)),
    ),
  }
}

/** What a cart's totals depend on, beside its own row and the catalogue. */
export type CartFacts = Awaited<ReturnType<typeof readFacts>>

/** Of a guest's new cart. */
export const noFacts: CartFacts = { items: [], coupons: [], giftCards: [], points: 0, memberships: [], stock: [] }

export const readFacts = (db: Db, cart: Named) => readTogether(db, factsOf(cart))

/** For `select` from `carts`: a cart's row, and its facts. */
export const cartColumns = { cart: rowOf(carts), facts: rowFrom(factsOf(carts)) }

/** In another currency its items are priced again. */
const restOn = ['userId', 'coupons', 'giftCards', 'currency'] as const

/** The same facts, or those of a cart's row after a change, where they rest on what was changed. */
export const factsAfter = async (
  db: Db,
  { before, after }: { before: CartRow; after: CartRow },
  facts: CartFacts,
): Promise<CartFacts> => (restOn.every((name) => before[name] === after[name]) ? facts : readFacts(db, after))
