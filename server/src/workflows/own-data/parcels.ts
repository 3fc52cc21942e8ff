import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { parcels } from '../../schema/parcel.ts'
import type { OrderNumbers } from './order-numbers.ts'

export async function collectParcels(db: Db, orderNumbers: OrderNumbers) {
  const rows = await db
    .select()
    .from(parcels)
    .where(inArray(parcels.orderId, [...orderNumbers.keys()]))
    .orderBy(asc(parcels.sentAt))
  return rows.map(({ orderId, number, carrier, trackingNumber, sentAt, undoneAt }) => ({
    number,
    orderNumber: orderNumbers.get(orderId),
    carrier,
    trackingNumber,
    sentAt,
    undoneAt,
  }))
}
