import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { cartItems } from '../../schema/cart.ts'
import { products } from '../../schema/product.ts'
import { customProfile } from './custom-profile-item.ts'
import { giftCard } from './gift-card-item.ts'
import type { Kind, Line } from './kind.ts'
import { lifePlan } from './life-plan-item.ts'
import { membership } from './membership-item.ts'
import { plainProduct } from './product-item.ts'
import { upgrade } from './upgrade-item.ts'

/** Every kind of cart item. The first that has a line decides about it; a plain product is what no other kind has. */
export const kinds: readonly Kind[] = [lifePlan, giftCard, membership, customProfile, upgrade, plainProduct]

export const kindOf = (line: Parameters<Kind['has']>[0]): Kind => kinds.find(({ has }) => has(line)) ?? plainProduct

/** A cart's lines in the order in which they were put in. Under the cart's lock nobody changes them. */
export async function linesOf(tx: Db, cartId: string): Promise<Line[]> {
  const rows = await tx
    .select({ item: cartItems, product: products })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.position))
  return rows.map((row) => ({ ...row, kind: kindOf(row) }))
}
