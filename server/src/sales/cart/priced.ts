import { and, eq, inArray, max, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { holdsAt } from '../../storefront/product/prices.ts'
import { prices } from '../../schema/product.ts'
import type { CartRow } from './row.ts'
import { cartItems } from '../../schema/cart.ts'

/** When the prices of what is in a cart last changed; null where it is empty. A profile of one's own costs what its tests do. */
export async function repricedAt(db: Db, { id, currency }: Pick<CartRow, 'id' | 'currency'>): Promise<Date | null> {
  const priced = sql`(select ${cartItems.productId} from ${cartItems} where ${cartItems.cartId} = ${id}
    union select jsonb_array_elements(${cartItems.custom} -> 'productIds')::int from ${cartItems}
      where ${cartItems.cartId} = ${id} and ${cartItems.custom} is not null)`
  const [row] = await db
    .select({ at: max(prices.validFrom) })
    .from(prices)
    .where(and(inArray(prices.productId, priced), eq(prices.currency, currency), holdsAt()))
  return row?.at ?? null
}

/** In another currency everything costs something else: nothing of it was shown before. */
export const priceAnew = (tx: Db, cartId: string) =>
  tx
    .update(cartItems)
    .set({ pricedAt: sql`now()` })
    .where(eq(cartItems.cartId, cartId))
