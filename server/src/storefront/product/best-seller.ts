import { categories, ourCategories } from '@shop/contract/constants'
import { and, eq, gt, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import { isListed } from './listed.ts'
import { products } from '../../schema/product.ts'
import { dayMs } from '../../platform/values/days.ts'

const { swab } = categories
const { practiceSupplies, testKit } = ourCategories
/** What one needs to take a sample, for a shelf or a practice. */
const supplies = [practiceSupplies, swab, testKit]

const year = 365 * dayMs

/** How many a species' list has. Until as many different products of it have sold, what the catalogue begins with stays. */
export const listLength = 10

/**
 * Marks what sold best in the last year: of each species the ten products of which most pieces were ordered. An order
 * counts whether it is paid or awaits its money; upgrades and supplies are no best sellers.
 */
export async function markBestSellers(db: Db, now = Date.now()) {
  const lines = sql`jsonb_array_elements(${orders.snapshot} -> 'items') as line`
  const sold = await db
    .select({
      id: products.id,
      speciesId: products.speciesId,
      pieces: sql<number>`sum((line ->> 'quantity')::int)::int`,
    })
    .from(orders)
    .crossJoinLateral(lines)
    .innerJoin(products, sql`${products.id} = (line -> 'product' ->> 'id')::int`)
    .where(
      and(
        gt(orders.placedAt, new Date(now - year)),
        isNotNull(products.speciesId),
        isListed,
        notInArray(products.categoryId, supplies),
      ),
    )
    .groupBy(products.id)
    .orderBy(sql`3 desc`, products.id)

  for (const [speciesId, known] of Map.groupBy(sold, (row) => row.speciesId)) {
    if (speciesId === null || known.length < listLength) continue
    const best = known.slice(0, listLength).map(({ id }) => id)
    const isBest = inArray(products.id, best)
    await db
      .update(products)
      .set({ isBestSeller: sql`${isBest}` })
      .where(and(eq(products.speciesId, speciesId), sql`${products.isBestSeller} <> (${isBest})`))
  }
}
