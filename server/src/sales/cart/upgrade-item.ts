import { sql } from 'drizzle-orm'
import { products } from '../../schema/product.ts'
import { cartItems } from '../../schema/cart.ts'

/** For `select` and `where` on a cart's items with their products: tests for a sample that the laboratory has. */
export const isUpgradeItem = sql<boolean>`(${products.isUpgrade}
  or coalesce((${cartItems.metaData} ->> 'isUpgradeTests')::boolean, false))`
