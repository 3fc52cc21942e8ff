import { membershipTerms } from '@shop/contract/constants'
import { and, eq, isNotNull, isNull, max } from 'drizzle-orm'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import type { orders } from '../../schema/order.ts'
import { daysAfter, yearAfter } from '../../platform/values/days.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import { membershipIn } from './member.ts'
import { giveUpMandate } from './end.ts'
import { holdMembership } from './hold.ts'
import { type MembershipRow, memberships, membershipYears } from '../../schema/member.ts'
import { membershipMailQueue } from './queues.ts'

type Order = Pick<typeof orders.$inferSelect, 'checkoutId' | 'number' | 'userId' | 'snapshot'>
type Tools = Pick<Services, 'jobs' | 'log'>

const liveOf = async (tx: Db, userId: string): Promise<MembershipRow | undefined> =>
  (
    await tx
      .select()
      .from(memberships)
      .where(and(eq(memberships.userId, userId), isNull(memberships.endedAt)))
      .for('update')
  )[0]

/** The membership that an order pays a year of: the one it renews, the user's own, or a new one. */
async function membershipOf(tx: Db, { snapshot, userId }: Order, checkout: CheckoutRow) {
  if (!userId) return undefined
  // The lock of all that is the user's, as for their points.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const live = await liveOf(tx, userId)
  if (live) return live
  if (snapshot.renewal) {
    const { membershipId } = snapshot.renewal
    // It ended while its money was on the way: it continues.
    const [ended] = await tx.select().from(memberships).where(eq(memberships.id, membershipId)).for('update')
    return ended
  }
  // Its place was given back before the money came.
  await holdMembership(tx, checkout)
  return liveOf(tx, userId)
}

/**
 * Gives the year that a paid order is for: the first one of a membership, or one more. Money that came for a second
 * membership prolongs the one that is there. Again, it changes nothing.
 */
export async function payYear(tx: Db, { jobs, log }: Tools, order: Order, now = new Date()) {
  if (!membershipIn(order.snapshot)) return
  const isGiven = and(eq(membershipYears.checkoutId, order.checkoutId), isNotNull(membershipYears.paidAt))
  if (await tx.$count(membershipYears, isGiven)) return
  const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, order.checkoutId))
  if (!checkout) throw new Error('A checkout is missing')
  const membership = await membershipOf(tx, order, checkout)
  if (!membership) return log.error({ number: order.number }, 'a membership was paid for nobody: please refund it')

  const { id, endedAt, cancelledAt, paidUntil } = membership
  const isFirst = paidUntil === null
  const startsAt = endedAt || isFirst ? now : paidUntil
  const endsAt = yearAfter(startsAt)
  const [last] = await tx
    .select({ year: max(membershipYears.year) })
    .from(membershipYears)
    .where(and(eq(membershipYears.membershipId, id), isNotNull(membershipYears.paidAt)))
  const year = (last?.year ?? 0) + 1
  await tx
    .insert(membershipYears)
    .values({ membershipId: id, year, checkoutId: order.checkoutId, startsAt, endsAt, paidAt: now })
    .onConflictDoUpdate({
      target: [membershipYears.membershipId, membershipYears.year],
      set: { checkoutId: order.checkoutId, startsAt, endsAt, paidAt: now },
    })
  const mandate = checkout.mandate ?? membership.mandate
  const goesOn = cancelledAt === null || endedAt !== null
  await tx
    .update(memberships)
    .set({
      provider: checkout.provider,
      account: checkout.account,
      paymentMethod: checkout.paymentMethod ?? membership.paymentMethod,
      mandate,
      paidUntil: endsAt,
      endsAt: goesOn ? daysAfter(membershipTerms.graceDays, endsAt) : endsAt,
      nextChargeAt: goesOn ? endsAt : null,
      failures: 0,
      endedAt: null,
      ending: null,
      ...(endedAt && { cancelledAt: null }),
      ...(isFirst && { startedAt: now }),
      ...((isFirst || endedAt) && { changedAt: now }),
    })
    .where(eq(memberships.id, id))
  // What the years before were charged by takes no more.
  if (membership.mandate !== mandate) await giveUpMandate(tx, jobs, membership)
  if (order.userId)
    await tx
      .insert(loyaltyEntries)
      .values({
        userId: order.userId,
        points: membershipTerms.points,
        reason: `Kennel membership, year ${year}`,
        cause: `membership:${id}:${year}`,
      })
      .onConflictDoNothing()
  if (isFirst) await jobs.send(membershipMailQueue, { membershipId: id, kind: 'started' }, tx)
}
