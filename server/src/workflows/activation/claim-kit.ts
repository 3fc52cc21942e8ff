import { Failure } from '@shop/contract/failure'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tested } from './kit.ts'
import type { ActivationRow } from './row.ts'
import type { Db } from '../../platform/db/open.ts'
import { samples } from '../../schema/sample.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { isKitFree, isInBalance } from '../../animals/sample/balance.ts'

type Activated = Pick<typeof samples.$inferInsert, 'activatedAt' | 'activationId' | 'animalId' | 'collector'>

const gone = () =>
  new Failure(409, {
    message: 'This kit has just been activated, in another window or by somebody else. Nothing was changed.',
  })

type Claim = { values: PgUpdateSetSource<typeof samples>; where?: SQL }

/** Of several at once only one succeeds: the update finds the row free and leaves it claimed. */
async function claim(tx: Db, barcode: string, { values, where }: Claim): Promise<boolean> {
  const rows = await tx
    .update(samples)
    .set(values)
    .where(and(eq(samples.barcode, barcode), isKitFree, where))
    .returning({ barcode: samples.barcode })
  return rows.length > 0
}

/** What the laboratory has already is not taken back to an earlier stage; only what waited for this is settled by it. */
const settled = {
  stage: sql`case when ${samples.stage} in ('ordered', 'dispatched') then 'activated' else ${samples.stage} end`,
  problem: sql`nullif(${samples.problem}, 'not_activated')`,
}

/** Another kit of the same product from the balance, where the one that was chosen went to another window. Rows locked by others are skipped. */
async function spendAnother(tx: Db, user: User, productId: number, spentOn: string): Promise<string> {
  const [kit] = await tx
    .select({ barcode: samples.barcode })
    .from(samples)
    .where(and(isInBalance(user.id), eq(samples.productId, productId), isNull(samples.customProductIds)))
    .orderBy(asc(samples.createdAt), asc(samples.barcode))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!kit) throw gone()
  await claim(tx, kit.barcode, { values: { spentOn } })
  return kit.barcode
}

/**
 * Activates the swabs of a record and spends the kit that pays, in the order of their barcodes, so that no two records
 * deadlock. Returns the kit that paid; throws 409 where a swab or a kit is gone.
 */
export async function claimKit(
  tx: Db,
  { barcodes, kitBarcode, record: { selectedTestKit } }: ActivationRow,
  { productId, customProductIds }: Tested,
  user: User | null,
  activated: Activated,
): Promise<string | null> {
  const [first = '', twin] = barcodes ?? []
  const spent = kitBarcode !== first && kitBarcode !== twin ? kitBarcode : null
  const fromBalance = user && selectedTestKit ? isInBalance(user.id) : undefined
  const claims = new Map<string, Claim>()
  claims.set(first, { values: { ...activated, ...settled, productId, customProductIds } })
  if (twin) claims.set(twin, { values: { ...activated, ...settled, twinOf: first } })
  if (spent) claims.set(spent, { values: { spentOn: first }, where: fromBalance })
  let isSpent = true
  for (const [barcode, one] of [...claims].toSorted(([left], [right]) => left.localeCompare(right))) {
    const isClaimed = await claim(tx, barcode, one)
    if (barcode === spent) isSpent = isClaimed
    else if (!isClaimed) throw gone()
  }
  if (isSpent) return kitBarcode
  // Last, when everything else is ours.
  if (!user || !selectedTestKit) throw gone()
  return spendAnother(tx, user, selectedTestKit.id, first)
}
