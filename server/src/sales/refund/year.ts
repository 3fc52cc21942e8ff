import { membershipTerms } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { pointsOf } from '../loyalty/handlers.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import { endMembership } from '../member/end.ts'
import { isNextYearBeingPaid } from '../member/hold.ts'
import { membershipIn } from '../member/member.ts'
import { memberships, membershipYears } from '../../schema/member.ts'
import type { orders } from '../../schema/order.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import type { Counts } from './share.ts'
import { membershipMailQueue } from '../member/queues.ts'

type Order = Pick<typeof orders.$inferSelect, 'checkoutId' | 'userId' | 'snapshot'>
type Tools = Pick<Services, 'jobs'>

/**
 * Ends a membership whose last year's money goes back, with a mail. One that continues after that year stays. Throws
 * 409 while the next year is being paid, unless this money has gone already: a payment that has begun may take its
 * money.
 */
async function endWith(
  tx: Db,
  services: Tools,
  { membershipId, endsAt }: typeof membershipYears.$inferSelect,
  isGiven: boolean,
) {
  const isLast = and(eq(memberships.id, membershipId), eq(memberships.paidUntil, endsAt), isNull(memberships.endedAt))
  // With this lock no payment of the next year begins.
  const [live] = await tx.select({ id: memberships.id }).from(memberships).where(isLast).for('update')
  if (!live) return
  if (!isGiven && (await isNextYearBeingPaid(tx, live.id)))
    throw new Failure(409, {
      message:
        'The next year of this membership is being paid at this moment. Please look at it again in a few minutes.',
    })
  const ended = await endMembership(tx, services, live.id, 'refunded')
  if (!ended) return
  const of = String(ended.endedAt?.getTime())
  await services.jobs.send(membershipMailQueue, { membershipId, kind: 'ended', of }, tx)
}

/**
 * A year of membership whose money goes back, all of it, takes the year's points, or what is left of them, and ends its
 * membership at once. The user's row is the lock of both, so it comes last.
 */
export async function takeBackYear(tx: Db, services: Tools, order: Order, counts: Counts, isGiven: boolean) {
  const item = membershipIn(order.snapshot)
  if (!item || !counts.has(item.id)) return
  const { userId, checkoutId } = order
  if (userId) await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const [paid] = await tx.select().from(membershipYears).where(eq(membershipYears.checkoutId, checkoutId))
  if (!paid) return
  const { membershipId, year } = paid
  await endWith(tx, services, paid, isGiven)
  const points = userId ? Math.min(membershipTerms.points, Math.max(0, await pointsOf(tx, userId))) : 0
  if (userId && points)
    await tx
      .insert(loyaltyEntries)
      .values({
        userId,
        points: -points,
        reason: `Kennel membership, year ${year}, refunded`,
        cause: `membership:${membershipId}:${year}:refund`,
      })
      .onConflictDoNothing()
}
