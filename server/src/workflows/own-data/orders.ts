import { asc, eq } from 'drizzle-orm'
import { checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'

/** What somebody ordered, and how they paid for several orders at once. */
export async function collectOrders(db: Db, userId: string) {
  const rows = await db.select().from(checkouts).where(eq(checkouts.userId, userId)).orderBy(asc(checkouts.createdAt))
  return {
    orders: rows
      .filter(({ snapshot }) => !snapshot.orders)
      .map(({ number, status, createdAt, paymentMethod, snapshot }) => ({
        number,
        status,
        createdAt,
        paymentMethod,
        ...snapshot,
      })),
    payments: rows
      .filter(({ snapshot }) => snapshot.orders)
      .map(({ number, status, createdAt, paymentMethod, snapshot }) => ({
        number,
        status,
        createdAt,
        paymentMethod,
        total: snapshot.totals.total,
        orders: snapshot.orders?.map((order) => order.number),
      })),
  }
}
