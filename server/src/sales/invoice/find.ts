import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import { isUuid } from '../../platform/values/ids.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { type InvoiceRow, isOwnInvoice } from './row.ts'
import { invoices } from '../../schema/invoice.ts'
import { missing } from '../../platform/input/refusal.ts'

/** An invoice with the order it bills. */
export type Billed = { invoice: InvoiceRow; order: typeof orders.$inferSelect }

export const selectBilled = (db: Db) =>
  db.select({ invoice: invoices, order: orders }).from(invoices).innerJoin(orders, eq(orders.id, invoices.orderId))

export const newestFirst = [desc(invoices.issuedAt), desc(invoices.number)] as const

/** The user's own. Throws 404 where it is missing; another user's is missing too. */
export async function findInvoice(db: Db, id: string, user: User): Promise<Billed> {
  const [row] = isUuid(id) ? await selectBilled(db).where(and(isOwnInvoice(user.id), eq(invoices.id, id))) : []
  if (!row) throw missing()
  return row
}
