import type { QueryOf, ReplyOf } from '@shop/contract/call-parts'
import { adminPageSize as pageSize } from '@shop/contract/constants'
import type { laboratoryCalls } from '@shop/contract/laboratory'
import { and, asc, eq, ilike, isNull, or, sql } from 'drizzle-orm'
import { containing, isNumberedLike } from '../../platform/db/like.ts'
import type { Db } from '../../platform/db/open.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { products } from '../../schema/product.ts'
import { samples } from '../../schema/sample.ts'
import { hasOpenProblem } from './waiting-samples.ts'
import { dueAt, isLate, receivedAt } from './due-samples.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'

type Listing = typeof laboratoryCalls.listDeskSamples

/** When results are due; null once they are reported. */
const expectedAt = sql<Date | null>`case when ${samples.stage} <> 'reported' then ${dueAt} end`.mapWith(
  samples.expectedAt,
)

const columns = { barcode: samples.barcode, received: receivedAt, expected: expectedAt }

/** One page of samples as people look for them, but for void ones. */
export async function listDeskSamples(db: Db, query: Partial<QueryOf<Listing>>): Promise<ReplyOf<Listing>> {
  const page = pageIn(query.page)
  const search = query.search?.trim()
  const where = and(
    isNull(samples.voidedAt),
    search ? or(isNumberedLike(samples.barcode, search), ilike(products.name, containing(search))) : undefined,
    query.stage && eq(samples.stage, query.stage),
    query.problem && (query.problem === 'open' ? hasOpenProblem : eq(samples.problem, query.problem)),
    query.late && isLate,
  )
  const from = () =>
    db
      .select({
        barcode: samples.barcode,
        stage: samples.stage,
        problem: samples.problem,
        activatedAt: samples.activatedAt,
        product: products.name,
        receivedAt,
        expectedAt,
        isLate,
        isSampleData: samples.isSampleData,
      })
      .from(samples)
      .innerJoin(products, eq(products.id, samples.productId))
      .where(where)
  const rows = await from()
    .orderBy(sortedBy(columns, query.sort ?? '-received'), asc(samples.barcode))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const results = rows.map(({ activatedAt, ...row }) => ({
    ...row,
    isActivated: activatedAt !== null,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    expectedAt: row.expectedAt?.toISOString() ?? null,
  }))
  return pageOf(results, await db.$count(from().as('found')), page, pageSize)
}
