import { asc, eq, inArray } from 'drizzle-orm'
import type { Collect, Erase, Leaving } from '../../people/visitor/own-data.ts'
import type { Db } from '../../platform/db/open.ts'
import { erased } from '../../platform/values/erased.ts'
import { withoutPerson } from './anonymise.ts'
import { checkouts } from '../../schema/checkout.ts'
import { orders } from '../../schema/order.ts'

/** The numbers of somebody's orders, by the orders' ids: whatever depends on an order is found and named by them. */
export async function orderNumbersOf(db: Db, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ id: orders.id, number: orders.number }).from(orders).where(eq(orders.userId, userId))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** What somebody ordered, and how they paid for several orders at once. */
export const collectOrders: Collect = async (db, { id: userId }) => {
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

/** The books need of an order what was sold, and not to whom. */
export const eraseOrders: Erase = async (tx, leaving) => {
  for (const checkout of leaving.checkouts) {
    const snapshot = withoutPerson(checkout.snapshot)
    await tx.update(checkouts).set({ userId: null, customer: null, snapshot }).where(eq(checkouts.id, checkout.id))
    await tx.update(orders).set({ userId: null, email: erased, snapshot }).where(eq(orders.checkoutId, checkout.id))
  }
}

/** The ids of these checkouts' orders, which name nobody any more. */
export const ordersOf = (tx: Db, checkoutRows: Leaving['checkouts']) =>
  tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      inArray(
        orders.checkoutId,
        checkoutRows.map(({ id }) => id),
      ),
    )
