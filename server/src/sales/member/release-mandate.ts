import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { refuse } from '../payment/purchase.ts'
import { memberships } from '../../schema/member.ts'

/** What a user's membership is charged by next; undefined where nothing more is charged. */
export async function nextMandateOf(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ mandate: memberships.mandate })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.endedAt), isNull(memberships.cancelledAt)))
  return row?.mandate ?? undefined
}

/**
 * Before its owner removes a card: a cancelled membership cannot be resumed with it any more. Throws 409 where the next
 * year is charged to it.
 */
export const releaseMandate = (db: Db, userId: string, mandate: string) =>
  db.transaction(async (tx) => {
    const [live] = await tx
      .select()
      .from(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.mandate, mandate), isNull(memberships.endedAt)))
      .for('update')
    if (!live) return
    if (!live.cancelledAt) throw refuse('paysMembership')
    await tx.update(memberships).set({ mandate: null }).where(eq(memberships.id, live.id))
  })
