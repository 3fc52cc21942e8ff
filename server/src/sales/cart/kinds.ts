import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { cartItems } from '../../schema/cart.ts'
import type { Catalogue } from '../../storefront/catalogue/catalogue.ts'
import { readCatalogue } from '../../storefront/catalogue/load.ts'
import { customProfile } from './custom-profile-item.ts'
import { giftCard } from './gift-card-item.ts'
import type { ItemRow, Kind, Line } from './kind.ts'
import { lifePlan } from './life-plan-item.ts'
import { membership } from './membership-item.ts'
import { plainProduct } from './product-item.ts'
import { upgrade } from './upgrade-item.ts'

/** Every kind of cart item. The first that has a line decides about it; a plain product is what no other kind has. */
export const kinds: readonly Kind[] = [lifePlan, giftCard, membership, customProfile, upgrade, plainProduct]

export const kindOf = (line: Parameters<Kind['has']>[0]): Kind => kinds.find(({ has }) => has(line)) ?? plainProduct

/** A cart's items in the order in which they were put in. Under the cart's lock nobody changes them. */
export const itemsOf = (db: Db, cartId: string): Promise<ItemRow[]> =>
  db.select().from(cartItems).where(eq(cartItems.cartId, cartId)).orderBy(asc(cartItems.position))

export const toLines = ({ product }: Pick<Catalogue, 'product'>, items: readonly ItemRow[]): Line[] =>
  items.flatMap((item) => {
    const row = product(item.productId)?.row
    return row ? [{ item, product: row, kind: kindOf({ product: row, item }) }] : []
  })

/** The catalogue in memory; where it does not know one of these products yet, the tables'. */
export const catalogueWith = async (db: Db, inMemory: Catalogue, productIds: readonly number[]): Promise<Catalogue> =>
  productIds.every((id) => inMemory.product(id)) ? inMemory : readCatalogue(db, productIds)
