import type { Disagreement } from '@shop/contract/reconciliation'
import type { Db } from '../../platform/db/open.ts'
import { checks } from './checks.ts'
import { parcelChecks } from './parcel-checks.ts'
import { stockChecks } from './stock-checks.ts'
import { refundChecks } from './refund-checks.ts'
import { findWrongKits } from './kits.ts'
import { findWrongPayments, readRecords } from './provider-records.ts'
import type { Services } from '../../platform/services.ts'

/** Everything in the books, and in the providers' records, that does not agree; none in a shop that is well. It changes nothing. */
export async function reconcile({ db, payments }: Pick<Services, 'db' | 'payments'>): Promise<Disagreement[]> {
  const records = await readRecords(payments)
  // Of one moment: what is under way is seen whole, or not at all.
  return db.transaction(async (tx) => [...(await findDisagreements(tx)), ...(await findWrongPayments(tx, records))], {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

/** `reconcile` without the providers, as the transaction `tx` sees it. */
export async function findDisagreements(tx: Db): Promise<Disagreement[]> {
  const found: Disagreement[] = []
  for (const { name, query } of [...checks, ...parcelChecks, ...stockChecks, ...refundChecks()]) {
    const { rows } = (await tx.execute(query)) as { rows: { subject: string; text: string }[] }
    found.push(...rows.map(({ subject, text }) => ({ check: name, subject, text })))
  }
  return [...found, ...(await findWrongKits(tx))]
}
