import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { invoices } from '../../schema/invoice.ts'
import type { OrderNumbers } from './order-numbers.ts'

export async function collectInvoices(db: Db, orderNumbers: OrderNumbers) {
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderNumbers.keys()]))
    .orderBy(asc(invoices.issuedAt))
  return rows.map(({ orderId, number, billTo, issuedAt, dueAt, paidAt }) => ({
    number,
    orderNumber: orderNumbers.get(orderId),
    billTo,
    issuedAt,
    dueAt,
    paidAt,
  }))
}
