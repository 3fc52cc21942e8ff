import { categories, ourCategories } from '@shop/contract/constants'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Services } from '../../platform/services.ts'
import { orders } from '../../schema/order.ts'
import { changeCatalogue } from '../catalogue/change.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { isListed } from './listed.ts'
import { products } from '../../schema/product.ts'
import { dayMs } from '../../platform/values/days.ts'

const { swab } = categories
const { practiceSupplies, testKit } = ourCategories
/** What one needs to take a sample, for a shelf or a practice. */
const supplies: readonly number[] = [practiceSupplies, swab, testKit]

const year = 365 * dayMs

/** How many a species' list has. Until as many different products of it have sold, what the catalogue begins with stays. */
export const listLength = 10

/**
 * Marks what sold best in the last year: of each species the ten products of which most pieces were ordered. An order
 * counts whether it is paid or awaits its money; upgrades and supplies are no best sellers.
 */
export async function markBestSellers({ db, catalogue }: Pick<Services, 'db' | 'catalogue'>, now = Date.now()) {
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
    .where(gt(orders.placedAt, new Date(now - year)))
    .groupBy(products.id)
    .orderBy(sql`3 desc`, products.id)

  const { product } = catalogueOf({ catalogue })
  const isCounted = ({ id }: { id: number }) => {
    const row = product(id)?.row
    return row && isListed(row) && !supplies.includes(row.categoryId)
  }
  await changeCatalogue({ db, catalogue }, async (tx) => {
    for (const [speciesId, known] of Map.groupBy(sold.filter(isCounted), (row) => row.speciesId)) {
      if (speciesId === null || known.length < listLength) continue
      const best = known.slice(0, listLength).map(({ id }) => id)
      const isBest = inArray(products.id, best)
      await tx
        .update(products)
        .set({ isBestSeller: sql`${isBest}` })
        .where(and(eq(products.speciesId, speciesId), sql`${products.isBestSeller} <> (${isBest})`))
    }
  })
}
