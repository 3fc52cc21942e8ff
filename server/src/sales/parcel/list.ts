import type { QueryOf } from '@shop/contract/call-parts'
import { readBarcode, readCode } from '@shop/contract/codes'
import { adminPageSize as pageSize } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import type { DeskParcel, parcelCalls, WaitingOrder } from '@shop/contract/parcel'
import { tidyLine } from '@shop/contract/text'
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { expressMethodIds } from '../../reference/catalogue/shipping.ts'
import { checkouts } from '../../schema/checkout.ts'
import { containing } from '../../platform/db/like.ts'
import type { Db } from '../../platform/db/open.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'
import { orders } from '../../schema/order.ts'
import { parcels } from '../../schema/parcel.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { toParcel } from './view.ts'
import { toWaitingLine, waitingOf, waits } from './waiting.ts'

const expressIds = sql.join(
  expressMethodIds.map((id) => sql`${id}`),
  sql`, `,
)
const isExpress = sql<boolean>`coalesce((${orders.snapshot} #>> '{shippingMethod,id}')::integer in (${expressIds}), false)`
const buyer = sql<string>`concat_ws(' ', ${orders.snapshot} #>> '{shippingAddress,firstName}', ${orders.snapshot} #>> '{shippingAddress,lastName}')`

/** For `where` on orders: the text is in the number, the name or the email. */
const isAbout = (text: string) => {
  const like = containing(text)
  return or(ilike(orders.number, like), ilike(orders.email, like), ilike(buyer, like))
}

type WaitingQuery = Partial<QueryOf<typeof parcelCalls.listWaitingOrders>>
type Part = { limit: number; offset?: number; sort?: WaitingQuery['sort'] }

const waitingColumns = { number: orders.number, placed: orders.placedAt }

/** Orders of which something waits to be packed: express first, then the oldest, unless they are sorted. */
async function findWaiting(db: Db, where: SQL | undefined, { limit, offset = 0, sort }: Part) {
  const rows = await db
    .select({ order: orders, isTestPayment: checkouts.isTestPayment, isExpress })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(and(waits(db), where))
    .orderBy(...(sort ? [sortedBy(waitingColumns, sort)] : [desc(isExpress), asc(orders.placedAt)]), asc(orders.number))
    .limit(limit)
    .offset(offset)
  const waiting = await waitingOf(
    db,
    rows.map(({ order }) => order),
  )
  return rows.map(({ order: { id, number, placedAt, email, snapshot }, isTestPayment, ...row }): WaitingOrder => ({
    number,
    placedAt: placedAt.toISOString(),
    email,
    address: snapshot.shippingAddress,
    delivery: snapshot.shippingMethod?.name ?? null,
    isExpress: row.isExpress,
    isTestPayment,
    lines: (waiting.get(id) ?? []).map(toWaitingLine),
  }))
}

/** One page of what waits to be packed. */
export async function listWaitingOrders(db: Db, query: WaitingQuery) {
  const page = pageIn(query.page)
  const search = tidyLine(query.search ?? '')
  const where = search ? isAbout(search) : undefined
  const [all] = await db
    .select({ count: count() })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(and(waits(db), where))
  const results = await findWaiting(db, where, { limit: pageSize, offset: (page - 1) * pageSize, sort: query.sort })
  return pageOf(results, all?.count ?? 0, page, pageSize)
}

/** An order by its number as typed or scanned. Throws 404 where nothing of it waits. */
export async function getWaitingOrder(db: Db, typed: string): Promise<WaitingOrder> {
  const number = readCode(typed, 'order') ?? ''
  const [found] = await findWaiting(db, eq(orders.number, number), { limit: 1 })
  if (!found) throw new Failure(404, { message: `Nothing of ${number || typed} waits to be packed.` })
  return found
}

/** As many orders as are packed in one go. */
const mostInOneGo = 100

/** Those of the orders, named by commas, of which something waits. Throws 404 where none of them does. */
export async function waitingByNumbers(db: Db, typed: string): Promise<WaitingOrder[]> {
  const numbers = typed.split(',').flatMap((text) => readCode(text, 'order') ?? [])
  const found = numbers.length ? await findWaiting(db, inArray(orders.number, numbers), { limit: mostInOneGo }) : []
  if (!found.length) throw new Failure(404, { message: 'Nothing of these orders waits to be packed.' })
  return found
}

const parcelColumns = { number: parcels.number, sent: parcels.sentAt }

/** One page of what was sent, newest first unless it is sorted. */
export async function listParcels(db: Db, query: Partial<QueryOf<typeof parcelCalls.listParcels>>) {
  const page = pageIn(query.page)
  const search = tidyLine(query.search ?? '')
  const barcode = JSON.stringify([{ kits: [{ barcode: readBarcode(search) }] }])
  const where = search
    ? or(
        isAbout(search),
        ilike(parcels.number, containing(search)),
        ilike(parcels.trackingNumber, containing(search)),
        sql`${parcels.lines} @> ${barcode}::jsonb`,
      )
    : undefined
  const [all] = await db
    .select({ count: count() })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(where)
  const rows = await db
    .select({ parcel: parcels, order: orders, name: buyer })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(where)
    .orderBy(sortedBy(parcelColumns, query.sort ?? '-sent'), desc(parcels.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const results = rows.map(({ parcel, order, name }): DeskParcel => ({
    ...toParcel(parcel, order),
    order: order.number,
    name,
    email: order.email,
    sentBy: parcel.sentBy,
  }))
  return pageOf(results, all?.count ?? 0, page, pageSize)
}
