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

type Year = typeof membershipYears.$inferSelect

const beingPaid = () =>
  new Failure(409, {
    message: 'The next year of this membership is being paid at this moment. Please look at it again in a few minutes.',
  })

/** The membership whose last year this is; undefined where it has ended, or continues after that year. */
const lastOf = ({ membershipId, endsAt }: Year) =>
  and(eq(memberships.id, membershipId), eq(memberships.paidUntil, endsAt), isNull(memberships.endedAt))

/** The year of membership that goes back with these items, all of its money; undefined where none does. */
async function findYear(tx: Db, { snapshot, checkoutId }: Order, counts: Counts): Promise<Year | undefined> {
  const item = membershipIn(snapshot)
  if (!item || !counts.has(item.id)) return undefined
  const [paid] = await tx.select().from(membershipYears).where(eq(membershipYears.checkoutId, checkoutId))
  return paid
}

/** What of a year's points is left to take. */
const pointsLeft = async (tx: Db, userId: string | null) =>
  userId ? Math.min(membershipTerms.points, Math.max(0, await pointsOf(tx, userId))) : 0

/**
 * Ends a membership whose last year's money goes back, with a mail. One that continues after that year stays. Throws
 * 409 while the next year is being paid, unless this money has gone already: a payment that has begun may take its
 * money.
 */
async function endWith(tx: Db, services: Tools, year: Year, isGiven: boolean) {
  const { membershipId } = year
  // With this lock no payment of the next year begins.
  const [live] = await tx.select({ id: memberships.id }).from(memberships).where(lastOf(year)).for('update')
  if (!live) return
  if (!isGiven && (await isNextYearBeingPaid(tx, live.id))) throw beingPaid()
  const ended = await endMembership(tx, services, live.id, 'refunded')
  if (!ended) return
  const of = String(ended.endedAt?.getTime())
  await services.jobs.send(membershipMailQueue, { membershipId, kind: 'ended', of }, tx)
}

/** The points that go with a year of membership whose money goes back. Throws 409 as `takeBackYear` does. */
export async function planYear(tx: Db, order: Order, counts: Counts): Promise<number> {
  const year = await findYear(tx, order, counts)
  if (!year) return 0
  const [live] = await tx.select({ id: memberships.id }).from(memberships).where(lastOf(year))
  if (live && (await isNextYearBeingPaid(tx, live.id))) throw beingPaid()
  return pointsLeft(tx, order.userId)
}

/**
 * A year of membership whose money goes back, all of it, takes the year's points, or what is left of them, and ends its
 * membership at once. The user's row is the lock of both, so it comes last.
 */
export async function takeBackYear(tx: Db, services: Tools, order: Order, counts: Counts, isGiven: boolean) {
  const { userId } = order
  const paid = await findYear(tx, order, counts)
  if (!paid) return
  if (userId) await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const { membershipId, year } = paid
  await endWith(tx, services, paid, isGiven)
  const points = await pointsLeft(tx, userId)
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
