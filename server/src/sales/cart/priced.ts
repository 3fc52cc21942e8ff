import type { Currency } from '@shop/contract/constants'
import type { Minor } from '@shop/contract/money'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { cartItems } from '../../schema/cart.ts'
import { type Catalogue, type CataloguedProduct, priceAt } from '../../storefront/catalogue/catalogue.ts'
import type { ItemRow } from './kind.ts'

/** What a product cost when it was put in; `priceAgain` decides when that begins again. Null where it had no price. */
export const shownPrice = (
  product: CataloguedProduct,
  { pricedAt }: Pick<ItemRow, 'pricedAt'>,
  currency: Currency,
): Minor | null => priceAt(product, currency, pricedAt.getTime())?.amount ?? null

/** The products that a cart's items are priced by: a profile of one's own costs what its tests do. */
export const productIdsOf = (items: readonly Pick<ItemRow, 'productId' | 'custom'>[]): number[] =>
  items.flatMap(({ productId, custom }) => [productId, ...(custom?.productIds ?? [])])

/** When the prices of a cart's items last changed; null where it is empty. */
export function repricedAt(
  catalogue: Pick<Catalogue, 'product' | 'now'>,
  currency: Currency,
  items: readonly Pick<ItemRow, 'productId' | 'custom'>[],
): Date | null {
  const at = catalogue.now()
  return productIdsOf(items).reduce<Date | null>((last, id) => {
    const product = catalogue.product(id)
    const since = product && priceAt(product, currency, at)?.validFrom
    return since && (!last || since > last) ? since : last
  }, null)
}

/** In another currency everything costs something else: nothing of it was shown before. */
export const priceAgain = (tx: Db, cartId: string) =>
  tx
    .update(cartItems)
    .set({ pricedAt: sql`now()` })
    .where(eq(cartItems.cartId, cartId))
