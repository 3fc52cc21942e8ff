import { eq, getTableColumns } from 'drizzle-orm'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { sampleIdentities } from '../../schema/sample.ts'
import type { Entry, Reading, NotifiedOf } from './history-readings.ts'
import type { SampleRow } from './lines.ts'

/** That all results of the sample fell, where they did. */
export function withdrawalEntries(
  { barcode, withdrawnAt, withdrawnReason }: SampleRow,
  own: Reading[],
  told: NotifiedOf,
): Entry[] {
  const last = own.at(-1)
  if (!withdrawnAt || !last) return []
  return [
    {
      id: `withdrawn-${barcode}`,
      date: withdrawnAt.toISOString(),
      kind: 'sample_withdrawn',
      reason: withdrawnReason,
      laboratory: last.laboratory,
      panelVersion: last.panelVersion,
      by: null,
      changes: [],
      collector: null,
      resultCount: new Set(own.map(({ key }) => key)).size,
      told: told((notice) => notice.barcode === barcode && notice.news === 'sample-withdrawn'),
    },
  ]
}

/** Who was stated to have taken the sample, each time that it changed, to be read: `identityEntries` takes it. */
export const identityRows = (barcode: string) =>
  rowsOf(getTableColumns(sampleIdentities), (select) =>
    select.from(sampleIdentities).where(eq(sampleIdentities.barcode, barcode)).orderBy(sampleIdentities.createdAt),
  )

export const identityEntries = (
  rows: ReturnType<typeof identityRows>['_']['type'],
  barcode: string,
  told: NotifiedOf,
): Entry[] =>
  rows.map(({ id, collector, reason, importId, createdAt }) => ({
    id,
    date: createdAt.toISOString(),
    kind: 'identity' as const,
    reason,
    laboratory: null,
    panelVersion: null,
    by: null,
    changes: [],
    collector,
    resultCount: 0,
    told: importId ? told((notice) => notice.barcode === barcode && notice.importId === importId) : [],
  }))
