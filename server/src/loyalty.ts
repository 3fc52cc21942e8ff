import { eq, sum } from 'drizzle-orm'
import type { Db } from './db/open.ts'
import { loyaltyEntries } from './db/schema.ts'

/** A user's points: the sum of the ledger. */
export async function pointsOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ points: sum(loyaltyEntries.points).mapWith(Number) })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.userId, userId))
  return row?.points ?? 0
}
