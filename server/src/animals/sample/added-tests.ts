import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { products } from '../../schema/product.ts'
import { sampleUpgrades } from '../../schema/sample.ts'

/** For `where`: tests that were added to a sample and wait for their results. */
export const isUnread = and(eq(sampleUpgrades.state, 'added'), isNull(sampleUpgrades.reportedAt))

/** The numbers of the tests that were added to these samples and wait for their results, by barcode. */
export async function unreadTests(db: Db, barcodes: string[]): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ barcode: sampleUpgrades.barcode, testIds: sampleUpgrades.testIds })
    .from(sampleUpgrades)
    .where(and(isUnread, inArray(sampleUpgrades.barcode, barcodes)))
  const byBarcode = Map.groupBy(rows, ({ barcode }) => barcode ?? '')
  return new Map(
    [...byBarcode].map(([barcode, added]) => [
      barcode,
      added.flatMap(({ testIds }) => testIds).toSorted((a, b) => a - b),
    ]),
  )
}

/** What was added to these samples after they came, the oldest first. */
export async function addedTo(db: Db, barcodes: string[]) {
  const rows = await db
    .select({
      barcode: sampleUpgrades.barcode,
      id: sampleUpgrades.itemId,
      product: { id: products.id, name: products.name },
      addedAt: sampleUpgrades.addedAt,
      reportedAt: sampleUpgrades.reportedAt,
    })
    .from(sampleUpgrades)
    .innerJoin(products, eq(products.id, sampleUpgrades.productId))
    .where(and(eq(sampleUpgrades.state, 'added'), inArray(sampleUpgrades.barcode, barcodes)))
    .orderBy(asc(sampleUpgrades.addedAt), asc(sampleUpgrades.itemId))
  return rows.flatMap(({ addedAt, reportedAt, ...row }) =>
    addedAt ? { ...row, addedAt: addedAt.toISOString(), reportedAt: reportedAt?.toISOString() ?? null } : [],
  )
}
