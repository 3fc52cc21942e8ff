import type { SampleProblem, SampleStage } from '@shop/contract/animal'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { products } from '../product/tables.ts'
import { samples, sampleTests } from '../sample/tables.ts'

const pageSize = 500

/** What the laboratory sees of a sample: never whose it is. */
export type ListedSample = {
  barcode: string
  stage: SampleStage
  problem: SampleProblem | null
  isActivated: boolean
  product: string
  /** Numbers of what is ordered; known when the kit is activated. */
  tests: number[]
  isSampleData: boolean
}
export type SampleFilter = {
  stage?: SampleStage
  problem?: SampleProblem
  /** The last barcode of the page before. */
  after?: string
}

/** Samples by barcode, 500 at a time; `next` is what to ask `after`, null on the last page. */
export async function listSamples(
  db: Db,
  { stage, problem, after }: SampleFilter,
): Promise<{ results: ListedSample[]; next: string | null }> {
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
  const testsOf = Map.groupBy(ordered, ({ barcode }) => barcode)
  return {
    results: rows.map(({ activatedAt, ...row }) => ({
      ...row,
      isActivated: activatedAt !== null,
      tests: (testsOf.get(row.barcode) ?? []).map(({ productId }) => productId),
    })),
    next: rows.length === pageSize ? (barcodes.at(-1) ?? null) : null,
  }
}
