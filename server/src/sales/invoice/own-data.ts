import { asc, eq, inArray } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { billToNobody } from '../order/anonymise.ts'
import { orderNumbersOf } from '../order/own-data.ts'
import { invoices } from '../../schema/invoice.ts'

export const collectInvoices: Collect = async (db, { id }) => {
  const orderNumbers = await orderNumbersOf(db, id)
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderNumbers.keys()]))
    .orderBy(asc(invoices.issuedAt))
  return {
    invoices: rows.map(({ orderId, number, billTo, issuedAt, dueAt, paidAt }) => ({
      number,
      orderNumber: orderNumbers.get(orderId),
      billTo,
      issuedAt,
      dueAt,
      paidAt,
    })),
  }
}

export const eraseInvoices: Erase = async (tx, leaving) => {
  for (const { id, billTo } of leaving.invoices)
    await tx
      .update(invoices)
      .set({ billTo: billToNobody(billTo) })
      .where(eq(invoices.id, id))
}
