import { isDeepStrictEqual } from 'node:util'
import { productTypes } from '@shop/contract/constants'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import type { TestFacts } from '../../reference/genetics/test-facts.ts'
import { products } from '../../schema/product.ts'
import type { Services } from '../../platform/services.ts'
import { factColumns } from '../../results/result/lines.ts'
import { regrouped } from './gene-groups.ts'
import { releasedTests } from '../../schema/catalogue-release.ts'
import { catalogueReleaseQueue } from './queues.ts'

/** The catalogue's facts of each test of a disease at this moment, by product. Only these have verdicts. */
export async function factsNow(tx: Db): Promise<Map<number, TestFacts>> {
  const rows = await tx.select(factColumns).from(products).where(eq(products.typeId, productTypes.disease))
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

/**
 * Stores the earlier facts of the tests that a release changed. Where it changed any test or gene group, it queues a
 * check of the documents that depend on them. In the release's own transaction, so that no crash comes between the two.
 */
export async function recordRelease(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { sha256, before }: { sha256: string; before: Map<number, TestFacts> },
) {
  const now = await factsNow(tx)
  const changed = [...before].filter(([id, facts]) => !isDeepStrictEqual(facts, now.get(id)))
  if (changed.length)
    await tx.insert(releasedTests).values(changed.map(([productId, facts]) => ({ sha256, productId, before: facts })))
  const { productIds } = await regrouped(tx, sha256)
  if (!changed.length && !productIds.length) return
  await jobs.send(catalogueReleaseQueue, { sha256, step: 'animals', after: null }, tx)
}
