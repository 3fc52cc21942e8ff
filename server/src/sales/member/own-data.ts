import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { endMembership } from './end.ts'
import { memberships } from '../../schema/member.ts'

export const collectMemberships: Collect = async (db, { id: userId }) => ({
  memberships: await db
    .select({
      startedAt: memberships.startedAt,
      paidUntil: memberships.paidUntil,
      cancelledAt: memberships.cancelledAt,
      endedAt: memberships.endedAt,
      ending: memberships.ending,
    })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNotNull(memberships.paidUntil)))
    .orderBy(asc(memberships.startedAt)),
})

/** Nothing is charged any more. */
export const eraseMemberships: Erase = async (tx, { id }, services) => {
  const live = and(eq(memberships.userId, id), isNull(memberships.endedAt))
  for (const membership of await tx.select({ id: memberships.id }).from(memberships).where(live))
    await endMembership(tx, services, membership.id, 'erased')
}
