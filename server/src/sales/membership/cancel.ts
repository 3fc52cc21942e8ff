import { membershipTerms } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { and, eq, isNull } from 'drizzle-orm'
import { type MembershipRow, memberships } from '../../schema/member.ts'
import { daysAfter } from '../../platform/values/days.ts'
import type { Services } from '../../platform/services.ts'
import { membershipMailQueue } from '../member/queues.ts'

const over = () => new Failure(409, { message: 'Your membership has ended. You can join again at any time.' })

/** The user's membership that continues, or that is cancelled and paid for. Throws 409 where there is none. */
export async function findLive(
  { db }: Pick<Services, 'db'>,
  userId: string,
): Promise<MembershipRow & { paidUntil: Date }> {
  const [row] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.endedAt)))
  if (!row?.paidUntil) throw over()
  return { ...row, paidUntil: row.paidUntil }
}

/** One change of a live membership and its mail; again, it changes nothing. Throws 409 where it ended meanwhile. */
const change = (
  { db, jobs }: Services,
  { id, cancelledAt }: MembershipRow,
  kind: 'cancelled' | 'resumed',
  columns: Partial<MembershipRow>,
  now: Date,
) =>
  db.transaction(async (tx) => {
    const isAsItWas = cancelledAt ? eq(memberships.cancelledAt, cancelledAt) : isNull(memberships.cancelledAt)
    const [changed] = await tx
      .update(memberships)
      .set(columns)
      .where(and(eq(memberships.id, id), isNull(memberships.endedAt), isAsItWas))
      .returning({ id: memberships.id })
    if (changed) await jobs.send(membershipMailQueue, { membershipId: id, kind, of: String(now.getTime()) }, tx)
  })

/** Nothing more is charged; the benefits stay until the end of what is paid. */
export async function cancelMembership(services: Services, userId: string, now = new Date()) {
  const membership = await findLive(services, userId)
  if (membership.cancelledAt) return
  const { mandate, paidUntil } = membership
  // First at the provider: what it charges by itself must end.
  if (mandate) await services.payments.of(membership).mandates?.pause(mandate)
  // One whose year is over already ends with the next sweep.
  await change(services, membership, 'cancelled', { cancelledAt: now, endsAt: paidUntil, nextChargeAt: null }, now)
}

/** Takes a cancellation back. Throws 409 where the provider holds nothing to charge by any more. */
export async function resumeMembership(services: Services, userId: string, now = new Date()) {
  const membership = await findLive(services, userId)
  if (!membership.cancelledAt) return
  const { mandate, paidUntil } = membership
  if (!mandate || paidUntil <= now)
    throw new Failure(409, { message: 'It cannot go on as it was. You can join again when it has ended.' })
  await services.payments.of(membership).mandates?.resume(mandate)
  const endsAt = daysAfter(membershipTerms.graceDays, paidUntil)
  await change(services, membership, 'resumed', { cancelledAt: null, endsAt, nextChargeAt: paidUntil }, now)
}

/** The provider has closed what was agreed, or its member did there: the membership ends with what is paid. */
export async function loseMandate(services: Services, membership: MembershipRow, now = new Date()) {
  const { id, paidUntil, mandate } = membership
  if (!paidUntil || !mandate) return
  await services.db
    .update(memberships)
    .set({ mandate: null })
    .where(and(eq(memberships.id, id), eq(memberships.mandate, mandate)))
  if (membership.cancelledAt || membership.endedAt) return
  const isDue = paidUntil <= now
  // Unpaid, it has its time of grace, to be paid by hand.
  if (!isDue)
    await change(services, membership, 'cancelled', { cancelledAt: now, endsAt: paidUntil, nextChargeAt: null }, now)
}
