import { and, eq, exists, inArray, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { dayMs } from '../../platform/values/days.ts'
import { checkouts } from '../../schema/checkout.ts'
import { giftCardUses } from '../../schema/gift-card.ts'
import { orders } from '../../schema/order.ts'
import { refunds } from '../../schema/refund.ts'

/** Deletes guests' tries to pay that became no order, after 90 days. */
export async function deleteOldCheckouts(db: Db, now: number) {
  const isInBooks = [orders, giftCardUses, refunds].map((table) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.checkoutId, checkouts.id)),
    ),
  )
  await db
    .delete(checkouts)
    .where(
      and(
        isNull(checkouts.userId),
        inArray(checkouts.status, ['created', 'failed', 'cancelled']),
        lt(checkouts.updatedAt, new Date(now - 90 * dayMs)),
        not(or(...isInBooks) ?? sql`false`),
      ),
    )
}
