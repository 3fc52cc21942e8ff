import type { Membership, MembershipState } from '@shop/contract/membership'
import { priceOf } from '@shop/contract/money'
import { desc, eq, type SQL } from 'drizzle-orm'
import { checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { type MembershipRow, memberships, membershipYears } from '../../schema/member.ts'

function membershipStateOf({ endedAt, cancelledAt, failures }: MembershipRow): MembershipState {
  if (endedAt) return 'ended'
  if (cancelledAt) return 'cancelled'
  return failures ? 'past_due' : 'active'
}

/** The contract's form of a membership whose first year was paid; `total` is what its last year comes to, in minor units. */
export function toMembership(row: MembershipRow, total: number): Membership {
  const { startedAt, paidUntil, endsAt, currency, country, nextChargeAt, paymentMethod, mandate, ending } = row
  if (!paidUntil || !endsAt) throw new Error('A membership was never paid')
  const state = membershipStateOf(row)
  return {
    state,
    startedAt: startedAt.toISOString(),
    paidUntil: paidUntil.toISOString(),
    endsAt: endsAt.toISOString(),
    price: priceOf(total, currency, country),
    nextChargeAt: nextChargeAt?.toISOString() ?? null,
    paymentMethod,
    mayResume: state === 'cancelled' && mandate !== null,
    ending,
  }
}

/** A membership with what its last year comes to. */
export async function withTotal(db: Db, where: SQL | undefined) {
  const [found] = await db
    .select({ row: memberships, total: checkouts.total })
    .from(memberships)
    .innerJoin(membershipYears, eq(membershipYears.membershipId, memberships.id))
    .innerJoin(checkouts, eq(checkouts.id, membershipYears.checkoutId))
    .where(where)
    .orderBy(desc(memberships.startedAt), desc(membershipYears.year))
    .limit(1)
  return found
}
