import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { users } from '../../schema/user.ts'
import { pointsOf } from './handlers.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'

type Spending = {
  userId: string
  points: number
  reason: string
  /** One use of points for one cause: the ledger's unique key. */
  cause: string
}

/** Takes points inside `tx`; 409 where there are too few. `isForced` when the money is in already: then they are due. */
export async function spendPoints(
  tx: Db,
  { userId, points, reason, cause }: Spending,
  { isForced = false }: { isForced?: boolean } = {},
) {
  // The user's row is the lock of the ledger: a sum cannot be guarded by one conditional update.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  if (!isForced && (await pointsOf(tx, userId)) < points)
    throw new Failure(409, { message: messages.failedToRedeemLoyaltyPoints })
  await tx.insert(loyaltyEntries).values({ userId, points: -points, reason, cause }).onConflictDoNothing()
}

/** Points come back once for each cause. */
export const givePoints = (tx: Db, userId: string | null, entry: { points: number; reason: string; cause: string }) =>
  userId && entry.points > 0 && tx.insert(loyaltyEntries).values({ userId, ...entry })

/** Gives them back when nothing was paid. */
export const returnPoints = (tx: Db, cause: string) => tx.delete(loyaltyEntries).where(eq(loyaltyEntries.cause, cause))
