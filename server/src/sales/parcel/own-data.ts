import { asc, inArray } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { orderNumbersOf, ordersOf } from '../order/own-data.ts'
import { parcels } from '../../schema/parcel.ts'

export const collectParcels: Collect = async (db, { id }) => {
  const orderNumbers = await orderNumbersOf(db, id)
  const rows = await db
    .select()
    .from(parcels)
    .where(inArray(parcels.orderId, [...orderNumbers.keys()]))
    .orderBy(asc(parcels.sentAt))
  return {
    parcels: rows.map(({ orderId, number, carrier, trackingNumber, sentAt, undoneAt }) => ({
      number,
      orderNumber: orderNumbers.get(orderId),
      carrier,
      trackingNumber,
      sentAt,
      undoneAt,
    })),
  }
}

export const eraseParcels: Erase = (tx, { checkouts }) =>
  tx
    .update(parcels)
    .set({ trackingNumber: null })
    .where(inArray(parcels.orderId, ordersOf(tx, checkouts)))
