import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { toMinor } from '@shop/contract/money'
import { refuse } from '../payment/purchase.ts'
import { membershipIn } from './member.ts'
import { memberships, membershipYears } from '../../schema/member.ts'

/**
 * Before the money of a membership moves: reserves its place, for a user has one. Returns the checkout that has the
 * place, where that is another. Throws 409 for a member.
 */
export async function holdMembership(
  tx: Db,
  { id, userId, snapshot, ...checkout }: CheckoutRow,
): Promise<string | null> {
  const item = membershipIn(snapshot)
  if (!item) return null
  if (!userId) throw refuse('changed')
  const { currency, provider, account, paymentMethod } = checkout
  if (!paymentMethod) throw refuse('changed')
  await tx
    .insert(memberships)
    .values({
      userId,
      checkoutId: id,
      country: snapshot.country,
      currency,
      amount: toMinor(item.unitPrice.amount),
      provider,
      account,
      paymentMethod,
    })
    .onConflictDoNothing()
  const [held] = await tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.endedAt)))
  if (!held || held.paidUntil) throw refuse('member')
  return held.checkoutId === id ? null : held.checkoutId
}

/** Gives the place back when nothing was paid. */
export const releaseMembership = (tx: Db, { id }: CheckoutRow) =>
  tx.delete(memberships).where(and(eq(memberships.checkoutId, id), isNull(memberships.paidUntil)))

/** Before the money of a further year moves. Throws 409 where it is not due any more: it is paid, or the membership has ended. */
export async function holdYear(tx: Db, { id, snapshot: { renewal } }: CheckoutRow) {
  if (!renewal) return
  const [membership] = await tx.select().from(memberships).where(eq(memberships.id, renewal.membershipId)).for('update')
  if (!membership || membership.endedAt || membership.cancelledAt) throw refuse('membershipOver')
  const [year] = await tx
    .select()
    .from(membershipYears)
    .where(and(eq(membershipYears.membershipId, membership.id), eq(membershipYears.year, renewal.year)))
  if (year?.checkoutId !== id || year.paidAt) throw refuse('paid')
}

/** Whether money for the next year of a locked membership may be moving. */
export const isNextYearBeingPaid = async (tx: Db, membershipId: string) =>
  (await tx.$count(
    membershipYears,
    and(
      eq(membershipYears.membershipId, membershipId),
      isNull(membershipYears.paidAt),
      inArray(
        membershipYears.checkoutId,
        tx.select({ id: checkouts.id }).from(checkouts).where(eq(checkouts.status, 'paying')),
      ),
    ),
  )) > 0
