import type { Currency } from '@shop/contract/constants'
import { and, eq, inArray, max, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/open.ts'
import { holdsAt } from '../../storefront/product/prices.ts'
import { prices, products } from '../../schema/product.ts'
import { cartItems } from '../../schema/cart.ts'
import type { Line } from './kind.ts'

/** Prices as they were when an item was put in. */
export const before = alias(prices, 'before')

/** Joins what a product of a cart's item cost when the item was put in; `priceAgain` decides when that begins again. */
export const isShownPrice = (currency: Currency) =>
  and(eq(before.productId, products.id), eq(before.currency, currency), holdsAt(cartItems.pricedAt, before))

/** When the prices of a cart's lines last changed; null where it is empty. A profile of one's own costs what its tests do. */
export async function repricedAt(db: Db, currency: Currency, lines: Pick<Line, 'item'>[]): Promise<Date | null> {
  const priced = lines.flatMap(({ item }) => [item.productId, ...(item.custom?.productIds ?? [])])
  if (!priced.length) return null
  const [row] = await db
    .select({ at: max(prices.validFrom) })
    .from(prices)
    .where(and(inArray(prices.productId, priced), eq(prices.currency, currency), holdsAt()))
  return row?.at ?? null
}

/** In another currency everything costs something else: nothing of it was shown before. */
export const priceAgain = (tx: Db, cartId: string) =>
  tx
    .update(cartItems)
    .set({ pricedAt: sql`now()` })
    .where(eq(cartItems.cartId, cartId))
