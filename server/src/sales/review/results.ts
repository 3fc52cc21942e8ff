import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { isReported } from '../../results/result/lines.ts'
import { orders } from '../../schema/order.ts'
import { samples } from '../../schema/sample.ts'

/** For `where`, of samples with their orders: it was bought, and its results are there and stand. */
export const isBoughtAndRead = () => and(isReported, isNull(samples.withdrawnAt), isNull(samples.voidedAt))

/** Whether this user bought a kit of this product whose results are there. */
export async function hasResultsOf(db: Db, userId: string, productId: number): Promise<boolean> {
  const [found] = await db
    .select({ barcode: samples.barcode })
    .from(samples)
    .innerJoin(orders, eq(orders.id, samples.orderId))
    .where(and(eq(orders.userId, userId), eq(samples.productId, productId), isBoughtAndRead()))
    .limit(1)
  return found !== undefined
}
