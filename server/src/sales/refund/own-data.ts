import { asc, inArray } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { orderNumbersOf } from '../order/own-data.ts'
import { creditNotes } from '../../schema/refund.ts'

export const collectCreditNotes: Collect = async (db, { id }) => {
  const orderNumbers = await orderNumbersOf(db, id)
  const rows = await db
    .select()
    .from(creditNotes)
    .where(inArray(creditNotes.orderId, [...orderNumbers.keys()]))
    .orderBy(asc(creditNotes.issuedAt))
  return {
    creditNotes: rows.map(({ orderId, number, issuedAt, reason, totals, points }) => ({
      number,
      orderNumber: orderNumbers.get(orderId),
      issuedAt,
      reason,
      totals,
      points,
    })),
  }
}
