import { membershipId, type PaymentMethod, paymentMethods } from '@shop/contract/constants'
import type { CartItem } from '@shop/contract/cart'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Snapshot } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import { refusal } from '../../platform/input/refusal.ts'
import { memberships } from '../../schema/member.ts'

/** The line of an order that is a membership: one that is bought, or a year of it. */
export const membershipIn = ({ items }: Pick<Snapshot, 'items'>): CartItem | undefined =>
  items.find(({ product }) => product.id === membershipId)

/** Throws 428 for a way to pay that cannot be charged again next year. */
export function refuseOneTimePayment(snapshot: Pick<Snapshot, 'items'>, method: PaymentMethod | null) {
  if (membershipIn(snapshot) && (method === null || method === paymentMethods.eft))
    throw refusal({
      paymentMethod: 'A membership is paid by card or PayPal, which can be charged again next year.',
    })
}

type PaidMembership = Pick<typeof memberships.$inferSelect, 'endedAt' | 'changedAt'>

/** A user's memberships that were paid, ended ones too: a column of a query. */
export const paidMemberships = (userId: string | null | PgColumn): SQL<PaidMembership[]> =>
  rowsOf({ endedAt: memberships.endedAt, changedAt: memberships.changedAt }, (select) =>
    select
      .from(memberships)
      .where(and(userId === null ? sql`false` : eq(memberships.userId, userId), isNotNull(memberships.paidUntil))),
  )

/** Whether a user pays members' prices, and since when it is so or not; null where that never changed. */
export function pricesOf(paid: PaidMembership[]): { isMember: boolean; since: Date | null } {
  const [last] = paid.map(({ changedAt }) => changedAt).toSorted((one, other) => other.getTime() - one.getTime())
  return { isMember: paid.some(({ endedAt }) => endedAt === null), since: last ?? null }
}

/** `pricesOf` a user's memberships. */
export async function pricesFor(db: Db, userId: string | null) {
  return pricesOf((await readTogether(db, { paid: paidMemberships(userId) })).paid)
}
