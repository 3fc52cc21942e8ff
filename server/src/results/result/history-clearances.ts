import { eq, inArray } from 'drizzle-orm'
import { clearances } from '../../schema/clearance.ts'
import type { Db } from '../../platform/db/open.ts'
import { products } from '../../schema/product.ts'
import type { Entry, NotifiedOf } from './history-readings.ts'

const byParentage = 'clear by parentage'

/** What became clear by the parents' results, and what no longer does. */
export async function clearanceEntries(db: Db, barcode: string, told: NotifiedOf): Promise<Entry[]> {
  const rows = await db.select().from(clearances).where(eq(clearances.barcode, barcode)).orderBy(clearances.createdAt)
  const ids = [...new Set(rows.flatMap(({ productIds }) => productIds))]
  const named = ids.length
    ? await db.select({ id: products.id, name: products.name }).from(products).where(inArray(products.id, ids))
    : []
  return rows.map(({ id, run, kind, productIds, reason, createdAt }) => ({
    id,
    date: createdAt.toISOString(),
    kind: kind === 'found' ? ('by_parentage' as const) : ('withdrawn' as const),
    reason,
    laboratory: null,
    panelVersion: null,
    by: null,
    collector: null,
    changes: named
      .filter((product) => productIds.includes(product.id))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ name }) => ({
        name,
        before: kind === 'found' ? null : byParentage,
        after: kind === 'found' ? byParentage : null,
        barcode: null,
      })),
    resultCount: productIds.length,
    told: told((notice) => notice.barcode === barcode && notice.run === run),
  }))
}
