import { asc, inArray } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { orderNotes } from '../../schema/desk-order.ts'
import { orderNumbersOf, ordersOf } from '../order/own-data.ts'

export const collectOrderNotes: Collect = async (db, { id }) => {
  const orderNumbers = await orderNumbersOf(db, id)
  const rows = await db
    .select()
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, [...orderNumbers.keys()]))
    .orderBy(asc(orderNotes.createdAt))
  return {
    orderNotes: rows.map(({ orderId, text, createdAt }) => ({
      orderNumber: orderNumbers.get(orderId),
      text,
      createdAt,
    })),
  }
}

export const eraseOrderNotes: Erase = (tx, { checkouts }) =>
  tx.delete(orderNotes).where(inArray(orderNotes.orderId, ordersOf(tx, checkouts)))
