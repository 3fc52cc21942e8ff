import type { Disagreement } from '@shop/contract/reconciliation'
import type { Db } from '../db/open.ts'
import { checks } from './checks.ts'
import { parcelChecks } from './parcel-checks.ts'
import { refundChecks } from './refund-checks.ts'
import { findWrongKits } from './kits.ts'

/** Everything in the books that does not agree; none in a shop that is well. It changes nothing. */
export const reconcile = (db: Db): Promise<Disagreement[]> =>
  // Of one moment: what is under way is seen whole, or not at all.
  db.transaction((tx) => findDisagreements(tx), { isolationLevel: 'repeatable read', accessMode: 'read only' })

/** The same as the transaction `tx` sees it. */
export async function findDisagreements(tx: Db): Promise<Disagreement[]> {
  const found: Disagreement[] = []
  for (const { name, query } of [...checks, ...parcelChecks, ...refundChecks]) {
    const { rows } = (await tx.execute(query)) as { rows: { subject: string; text: string }[] }
    found.push(...rows.map(({ subject, text }) => ({ check: name, subject, text })))
  }
  return [...found, ...(await findWrongKits(tx))]
}
