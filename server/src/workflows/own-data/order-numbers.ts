import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'

/** The numbers of somebody's orders, by the orders' ids: whatever hangs on an order is found and named by them. */
export type OrderNumbers = ReadonlyMap<string, string>

export async function orderNumbersOf(db: Db, userId: string): Promise<OrderNumbers> {
  const rows = await db.select({ id: orders.id, number: orders.number }).from(orders).where(eq(orders.userId, userId))
  return new Map(rows.map(({ id, number }) => [id, number]))
}
