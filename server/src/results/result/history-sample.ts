import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
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

/** Who was stated to have taken the sample, each time that it changed. */
export async function identityEntries(db: Db, barcode: string, told: NotifiedOf): Promise<Entry[]> {
  const rows = await db
    .select()
    .from(sampleIdentities)
    .where(eq(sampleIdentities.barcode, barcode))
    .orderBy(sampleIdentities.createdAt)
  return rows.map(({ id, collector, reason, importId, createdAt }) => ({
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
}
