import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { namedIn } from '../payment/transfer-reference.ts'
import type { Services } from '../../platform/services.ts'
import { eachAlone } from '../../platform/jobs/each-alone.ts'
import { book } from './book.ts'
import { type BankTransferRow, bankTransfers } from '../../schema/bank-transfer.ts'
import { type Target, targetOf } from './target.ts'

/**
 * Finds out what a transfer pays, by its reference, currency and amount, and books it. One that names nothing we know,
 * or several things, or is in another currency, is left to the desk.
 */
export async function matchTransfer(services: Services, id: string): Promise<void> {
  const { db } = services
  const isNew = and(eq(bankTransfers.id, id), isNull(bankTransfers.triedAt))
  const [transfer] = await db.select().from(bankTransfers).where(isNew)
  if (!transfer) return
  const found = await findTarget(db, transfer)
  if (!found) await db.update(bankTransfers).set({ triedAt: new Date() }).where(isNew)
  else await book(services, transfer, found.target, { worth: transfer.amount, isExactOnly: found.isExactOnly })
}

/** What a transfer names, by its reference and in its currency; null where that is nothing we know, or several things. */
export async function findTarget(
  db: Db,
  { reference, currency }: Pick<BankTransferRow, 'reference' | 'currency'>,
): Promise<{ target: Target; isExactOnly: boolean } | null> {
  const { numbers, isChecked } = namedIn(reference)
  const [number, ...others] = numbers
  const target = number && !others.length ? await targetOf(db, number) : null
  return target?.order.currency === currency ? { target, isExactOnly: !isChecked } : null
}

/** Matches what is new, and what could not be matched because a card was being charged. One that fails waits for the next time. */
export async function sweepTransfers(services: Services) {
  const { db } = services
  const waiting = await db
    .select({ id: bankTransfers.id })
    .from(bankTransfers)
    .where(isNull(bankTransfers.triedAt))
    .orderBy(asc(bankTransfers.createdAt))
    .limit(500)
  await eachAlone(
    waiting,
    ({ id }) => `transfer ${id}`,
    ({ id }) => matchTransfer(services, id),
  )
}
