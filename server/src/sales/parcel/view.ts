import type { Parcel } from '@shop/contract/parcel'
import type { orders } from '../../schema/order.ts'
import type { ParcelRow } from '../../schema/parcel.ts'

type Order = Pick<typeof orders.$inferSelect, 'snapshot'>

/** In the contract's form, with the names of what is in it. */
export const toParcel = (
  { number, carrier, trackingNumber, sentAt, undoneAt, lines }: ParcelRow,
  { snapshot }: Order,
): Parcel => ({
  number,
  carrier,
  trackingNumber,
  sentAt: sentAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
  contents: lines.map(({ itemId, quantity, kits }) => ({
    product: snapshot.items.find(({ id }) => id === itemId)?.product.name ?? '',
    quantity,
    barcodes: kits.map(({ barcode }) => barcode),
  })),
})
