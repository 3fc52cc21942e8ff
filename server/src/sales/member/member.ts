import { membershipId, type PaymentMethod, paymentMethods } from '@shop/contract/constants'
import type { CartItem } from '@shop/contract/cart'
import { and, eq, isNotNull, max, sql } from 'drizzle-orm'
import type { Snapshot } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
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

/** Whether a user pays members' prices, and since when it is so or not; null where that never changed. */
export async function pricesFor(db: Db, userId: string | null): Promise<{ isMember: boolean; since: Date | null }> {
  if (!userId) return { isMember: false, since: null }
  const [row] = await db
    .select({
      isMember: sql<boolean>`coalesce(bool_or(${memberships.endedAt} is null), false)`,
      since: max(memberships.changedAt),
    })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNotNull(memberships.paidUntil)))
  return { isMember: row?.isMember ?? false, since: row?.since ?? null }
}
