import { asc, and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { asRead } from '../../platform/db/reading-order.ts'
import { swabKitId } from '../../reference/catalogue/kits.ts'
import type { Db } from '../../platform/db/open.ts'
import { products } from '../../schema/product.ts'
import { isNotReplaced } from './replaced.ts'
import { samples } from '../../schema/sample.ts'

/** A kit that was neither activated nor spent nor refunded, and did not fail in the laboratory. */
export const isUnused = and(
  isNull(samples.activatedAt),
  isNull(samples.spentOn),
  isNull(samples.voidedAt),
  isNotReplaced,
)

/** It is on offer to somebody, who has not answered yet. */
export const isKitOffered = gt(samples.offeredUntil, sql`now()`)

/** An unused kit that is not on offer: so it can be activated, spent or given. */
export const isKitFree = and(isUnused, or(isNull(samples.offeredUntil), lte(samples.offeredUntil, sql`now()`)))

/** Kits whose tests are paid for and wait for an animal; plain swabs have no tests to spend. */
export const isInBalance = (userId: string) =>
  and(eq(samples.userId, userId), ne(samples.productId, swabKitId), isKitFree)

/** How many kits a user has left, by product. */
export function balanceOf(db: Db, userId: string) {
  return db
    .select({
      product: { id: products.id, name: products.name },
      category: { id: products.categoryId, name: products.categoryName },
      quantity: sql<number>`count(*)::int`,
      kits: sql<{ barcode: string; isPosted: boolean }[]>`json_agg(
        json_build_object('barcode', ${samples.barcode}, 'isPosted', ${samples.stage} <> 'ordered')
        order by ${samples.createdAt}, ${samples.barcode})`,
    })
    .from(samples)
    .innerJoin(products, eq(products.id, samples.productId))
    .where(isInBalance(userId))
    .groupBy(products.id)
    .orderBy(asc(asRead(products.name)))
}
