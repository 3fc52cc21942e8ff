import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
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
