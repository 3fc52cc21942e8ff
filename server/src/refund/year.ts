import { eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { membershipTerms } from '@shop/contract/constants'
import { pointsOf } from '../loyalty/handlers.ts'
import { loyaltyEntries } from '../loyalty/tables.ts'
import { endMembership } from '../member/end.ts'
import { membershipIn } from '../member/member.ts'
import { membershipYears } from '../member/tables.ts'
import type { orders } from '../order/tables.ts'
import type { Services } from '../services.ts'
import { users } from '../user/tables.ts'
import type { Counts } from './share.ts'

type Order = Pick<typeof orders.$inferSelect, 'checkoutId' | 'userId' | 'snapshot'>

/**
 * A year of membership whose money goes back ends its membership, and takes the year's points, or what is left of them.
 * The user's row is the lock of both, so it comes last.
 */
export async function takeBackYear(tx: Db, services: Pick<Services, 'jobs'>, order: Order, counts: Counts) {
  const item = membershipIn(order.snapshot)
  if (!item || !counts.has(item.id)) return
  const { userId, checkoutId } = order
  if (userId) await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const [paid] = await tx.select().from(membershipYears).where(eq(membershipYears.checkoutId, checkoutId))
  if (!paid) return
  const { membershipId, year } = paid
  await endMembership(tx, services, membershipId, 'desk')
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
