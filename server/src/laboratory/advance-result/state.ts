import type { AdvanceState } from '@shop/contract/advance-result'
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import type { Db } from '../../platform/db/open.ts'
import { holdOf } from '../laboratory/lab-sample.ts'
import { orders } from '../../schema/order.ts'
import { products } from '../../schema/product.ts'
import { isReported } from '../../results/result/lines.ts'
import { results } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import { advanceOpenings, advanceReleases } from '../../schema/advance-result.ts'
import type { SortOf } from '@shop/contract/sort'
import { sortedBy } from '../../platform/db/sorted-by.ts'

const maxListed = 200

const columns = { barcode: advanceReleases.barcode, released: advanceReleases.releasedAt, ends: advanceReleases.endsAt }

/** Releases with their samples and what they were ordered for, newest first unless they are sorted. */
export const findReleases = (db: Db, where: SQL | undefined, sort: SortOf<keyof typeof columns> = '-released') =>
  db
    .select({
      release: advanceReleases,
      sample: getTableColumns(samples),
      animal: getTableColumns(animals),
      product: { id: products.id, name: products.name },
      snapshot: orders.snapshot,
      isReported: sql<boolean>`coalesce(${isReported}, false)`,
    })
    .from(advanceReleases)
    .innerJoin(samples, eq(samples.barcode, advanceReleases.barcode))
    .innerJoin(animals, eq(animals.id, samples.animalId))
    .innerJoin(products, eq(products.id, samples.productId))
    .innerJoin(orders, and(eq(orders.id, samples.orderId), eq(orders.userId, advanceReleases.userId)))
    .where(where)
    .orderBy(sortedBy(columns, sort), desc(advanceReleases.id))
    .limit(maxListed)
export type FoundAdvance = Awaited<ReturnType<typeof findReleases>>[number]

export function advanceStateOf({ release, sample, isReported: isOut }: FoundAdvance, now = new Date()): AdvanceState {
  if (release.withdrawnAt) return 'withdrawn'
  if (isOut) return 'reported'
  if (holdOf(sample)) return 'held'
  return release.endsAt <= now ? 'expired' : 'open'
}

/** For whom it was ordered, as whoever ordered it wrote. */
export const clientOf = ({ snapshot: { advance } }: Pick<FoundAdvance, 'snapshot'>) =>
  advance ? `${advance.user.firstName} ${advance.user.lastName}` : ''

/** For `where`: a reading that this opening showed holds no longer. */
export const showsOutdated = sql`exists (select 1 from ${results}
  where ${results.id} = any(${advanceOpenings.resultIds})
    and (${results.supersededAt} is not null or ${results.settlementId} is not null))`
