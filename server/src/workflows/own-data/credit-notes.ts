import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { creditNotes } from '../../schema/refund.ts'
import type { OrderNumbers } from './order-numbers.ts'

export async function collectCreditNotes(db: Db, orderNumbers: OrderNumbers) {
  const rows = await db
    .select()
    .from(creditNotes)
    .where(inArray(creditNotes.orderId, [...orderNumbers.keys()]))
    .orderBy(asc(creditNotes.issuedAt))
  return rows.map(({ orderId, number, issuedAt, reason, totals, points }) => ({
    number,
    orderNumber: orderNumbers.get(orderId),
    issuedAt,
    reason,
    totals,
    points,
  }))
}
