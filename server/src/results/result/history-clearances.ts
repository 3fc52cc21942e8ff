import { eq, getTableColumns, sql } from 'drizzle-orm'
import { clearances } from '../../schema/clearance.ts'
import { type ReadOf, rowsOf } from '../../platform/db/rows-of.ts'
import { products } from '../../schema/product.ts'
import type { Entry, NotifiedOf } from './history-readings.ts'

const byParentage = 'clear by parentage'

/** What became clear by the parents' results, and what no longer does, to be read: `clearanceEntries` takes it. */
export const clearanceRows = (barcode: string) => ({
  clearances: rowsOf(getTableColumns(clearances), (select) =>
    select.from(clearances).where(eq(clearances.barcode, barcode)).orderBy(clearances.createdAt),
  ),
  tests: rowsOf({ id: products.id, name: products.name }, (select) =>
    select.from(products).where(
      sql`${products.id} in (select unnest(${clearances.productIds})
        from ${clearances} where ${clearances.barcode} = ${barcode})`,
    ),
  ),
})

export function clearanceEntries(
  { clearances: rows, tests }: ReadOf<ReturnType<typeof clearanceRows>>,
  barcode: string,
  told: NotifiedOf,
): Entry[] {
  return rows.map(({ id, run, kind, productIds, reason, createdAt }) => ({
    id,
    date: createdAt.toISOString(),
    kind: kind === 'found' ? ('by_parentage' as const) : ('withdrawn' as const),
    reason,
    laboratory: null,
    panelVersion: null,
    by: null,
    collector: null,
    changes: tests
      .filter(({ id: test }) => productIds.includes(test))
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
