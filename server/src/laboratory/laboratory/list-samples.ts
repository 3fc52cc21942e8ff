import type { QueryOf, ReplyOf } from '@shop/contract/call-parts'
import type { laboratoryCalls } from '@shop/contract/laboratory'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { products } from '../../schema/product.ts'
import { unreadTests } from '../../animals/sample/added-tests.ts'
import { samples, sampleTests } from '../../schema/sample.ts'

const pageSize = 500

type Listing = typeof laboratoryCalls.listLabSamples

/** Samples by barcode, but for void ones, 500 at a time; `next` is the `after` of the next page, null on the last. */
export async function listSamples(
  db: Db,
  { stage, problem, after }: Partial<QueryOf<Listing>>,
): Promise<ReplyOf<Listing>> {
  const rows = await db
    .select({
      barcode: samples.barcode,
      stage: samples.stage,
      problem: samples.problem,
      activatedAt: samples.activatedAt,
      product: products.name,
      isSampleData: samples.isSampleData,
    })
    .from(samples)
    .innerJoin(products, eq(products.id, samples.productId))
    .where(
      and(
        isNull(samples.voidedAt),
        stage && eq(samples.stage, stage),
        problem && eq(samples.problem, problem),
        after ? gt(samples.barcode, after) : undefined,
      ),
    )
    .orderBy(asc(samples.barcode))
    .limit(pageSize)
  const barcodes = rows.map(({ barcode }) => barcode)
  const ordered = barcodes.length
    ? await db
        .select({ barcode: sampleTests.barcode, productId: sampleTests.productId })
        .from(sampleTests)
        .where(inArray(sampleTests.barcode, barcodes))
        .orderBy(asc(sampleTests.productId))
    : []
  const added = barcodes.length ? await unreadTests(db, barcodes) : new Map<string, number[]>()
  const testsOf = Map.groupBy(ordered, ({ barcode }) => barcode)
  return {
    results: rows.map(({ activatedAt, ...row }) => ({
      ...row,
      isActivated: activatedAt !== null,
      tests: (testsOf.get(row.barcode) ?? []).map(({ productId }) => productId),
      added: added.get(row.barcode) ?? [],
    })),
    next: rows.length === pageSize ? (barcodes.at(-1) ?? null) : null,
  }
}
