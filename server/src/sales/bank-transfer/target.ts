import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import { isOnAccount } from '../order/view.ts'

/** What a transfer pays: an order, or an invoice with the order that it bills. */
export type Target =
  | { kind: 'order'; order: typeof orders.$inferSelect }
  | { kind: 'invoice'; invoice: typeof invoices.$inferSelect; order: typeof orders.$inferSelect }

/** By the number of an order or an invoice; an order on account is paid by its invoice. Null for a number nobody knows. */
export async function targetOf(db: Db, number: string): Promise<Target | null> {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  if (order && !isOnAccount(order)) return { kind: 'order', order }
  const [billed] = await db
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(order ? eq(invoices.orderId, order.id) : eq(invoices.number, number))
  return billed ? { kind: 'invoice', ...billed } : null
}
