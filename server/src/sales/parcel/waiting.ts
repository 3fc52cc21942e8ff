import type { CartItem } from '@shop/contract/cart'
import type { WaitingLine } from '@shop/contract/parcel'
import { and, asc, eq, inArray, isNotNull, isNull, like, ne, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { isSupply, supplyIds } from '../../reference/catalogue/kits.ts'
import { checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { addPieces, type Pieces, setReserved } from '../stock/reserve.ts'
import { refundedOf } from '../order/credit-notes.ts'
import { orderSummaries } from '../../schema/desk-order.ts'
import { orders } from '../../schema/order.ts'
import { creditNotes } from '../../schema/refund.ts'
import { isUnsent } from '../../animals/sample/replaced.ts'
import { samples } from '../../schema/sample.ts'
import { parcels } from '../../schema/parcel.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'snapshot'>

/** A line of an order of which something waits, with its kits. */
export type Waiting = {
  /** Its place in the order, from 1. */
  line: number
  item: CartItem
  quantity: number
  kits: { barcode: string; isReplacement: boolean }[]
}

/** What of these orders waits to be packed, by the order's id and in the order of its lines. */
export async function waitingOf(db: Db, list: Order[]): Promise<Map<string, Waiting[]>> {
  const ids = list.map(({ id }) => id)
  const kits = await db
    .select({
      barcode: samples.barcode,
      orderId: samples.orderId,
      itemId: samples.orderItemId,
      activatedAt: samples.activatedAt,
    })
    .from(samples)
    .where(and(inArray(samples.orderId, ids), isUnsent))
    .orderBy(asc(samples.createdAt), asc(samples.barcode))
  const sent = await db
    .select({ orderId: parcels.orderId, lines: parcels.lines })
    .from(parcels)
    .where(and(inArray(parcels.orderId, ids), isNull(parcels.undoneAt)))
  const notes = await db
    .select({ orderId: creditNotes.orderId, lines: creditNotes.lines })
    .from(creditNotes)
    .where(inArray(creditNotes.orderId, ids))
  const refundedIn = (orderId: string, itemId: string) =>
    refundedOf(notes.filter((note) => note.orderId === orderId)).get(itemId) ?? 0
  const sentOf = (orderId: string, itemId: string) =>
    sent
      .flatMap((parcel) => (parcel.orderId === orderId ? parcel.lines : []))
      .reduce((sum, line) => (line.itemId === itemId ? sum + line.quantity : sum), 0)
  return new Map(
    list.map(({ id, snapshot }) => {
      const waiting = snapshot.items.map((item, index): Waiting => {
        const own = kits.flatMap(({ orderId, itemId, barcode, activatedAt }) =>
          orderId === id && itemId === item.id ? { barcode, isReplacement: activatedAt !== null } : [],
        )
        const quantity = isSupply(item) ? item.quantity - sentOf(id, item.id) - refundedIn(id, item.id) : own.length
        return { line: index + 1, item, quantity, kits: own }
      })
      return [id, waiting.filter(({ quantity }) => quantity > 0)]
    }),
  )
}

/** Reserves the supplies of an order that wait, after some of them were posted, came back or were refunded. */
export async function reserveSupplies(tx: Db, order: Order & { checkoutId: string }) {
  const pieces: Pieces = new Map()
  for (const { item, quantity } of (await waitingOf(tx, [order])).get(order.id) ?? [])
    if (isSupply(item)) addPieces(pieces, item.product.id, quantity)
  await setReserved(tx, order.checkoutId, pieces)
}

/** In the contract's form. */
export const toWaitingLine = ({ line, item, quantity, kits }: Waiting): WaitingLine => ({
  line,
  product: item.product.name,
  quantity,
  barcodes: kits.map(({ barcode }) => barcode),
  replacements: kits.filter(({ isReplacement }) => isReplacement).length,
})

const supplies = sql.join(
  supplyIds.map((id) => sql`${id}`),
  sql`, `,
)

/** For `where` on orders: pieces without a barcode that no parcel has. */
const hasSupplies = sql`exists (
  select 1 from jsonb_array_elements(${orders.snapshot} -> 'items') as item
  where (item #>> '{product,id}')::integer in (${supplies})
    and (item ->> 'quantity')::integer > (
      select coalesce(sum((line ->> 'quantity')::integer), 0)
      from ${parcels} cross join jsonb_array_elements(${parcels.lines}) as line
      where ${parcels.orderId} = ${orders.id} and ${parcels.undoneAt} is null and line ->> 'itemId' = item ->> 'id'
    ) + (
      select coalesce(sum((line ->> 'quantity')::integer), 0)
      from ${creditNotes} cross join jsonb_array_elements(${creditNotes.lines}) as line
      where ${creditNotes.orderId} = ${orders.id} and line ->> 'itemId' = item ->> 'id'
    )
)`

/** Orders that have kits here, or pieces without a barcode. */
const unpacked = (db: Db) =>
  union(
    db
      .select({ orderId: samples.orderId })
      .from(samples)
      .where(and(isNotNull(samples.orderId), isNotNull(samples.orderItemId), isUnsent)),
    db
      .select({ orderId: orderSummaries.orderId })
      .from(orderSummaries)
      .innerJoin(orders, eq(orders.id, orderSummaries.orderId))
      .where(
        and(
          sql`not ${orderSummaries.isPacked}`,
          sql`${orderSummaries.productIds} && ${sql.raw(`'{${supplyIds.join(',')}}'`)}`,
          hasSupplies,
        ),
      ),
  )

/** For `where` on orders and their checkouts: they are to be delivered, and something of them waits to be packed. */
export const waits = (db: Db) =>
  and(
    or(eq(orders.status, 'paid'), and(eq(orders.status, 'pending'), like(orders.paymentRef, 'account\\_%'))),
    or(isNull(checkouts.dispute), ne(checkouts.dispute, 'open')),
    inArray(orders.id, unpacked(db)),
  )

/** Records whether anything of an order waits to be packed, in the transaction of its parcel. */
export const setPacked = (tx: Db, orderId: string, isPacked: boolean) =>
  tx.update(orderSummaries).set({ isPacked }).where(eq(orderSummaries.orderId, orderId))
