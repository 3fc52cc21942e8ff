import type { QueryOf } from '@shop/contract/call-parts'
import { readCode } from '@shop/contract/codes'
import { deskOrderPageSize as pageSize, type DeskOrderRow, type deskOrderCalls } from '@shop/contract/desk-order'
import { and, count, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { hasPlainPart } from '../../platform/db/like.ts'
import type { Db } from '../../platform/db/open.ts'
import { dayMs } from '../../platform/values/days.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { checkouts } from '../../schema/checkout.ts'
import { orderSummaries } from '../../schema/desk-order.ts'
import { orders } from '../../schema/order.ts'
import { creditNotes, refunds } from '../../schema/refund.ts'
import { samples, sampleUpgrades } from '../../schema/sample.ts'
import { waits } from '../parcel/waiting.ts'
import { readRows, isUnderWay } from './rows.ts'
import { hasDeskStatus } from './status.ts'
import type { SortOf } from '@shop/contract/sort'
import { sortedBy } from '../../platform/db/sorted-by.ts'

type Query = Partial<QueryOf<typeof deskOrderCalls.listDeskOrders>>

const columns = { placedAt: orderSummaries.placedAt, total: orderSummaries.total, number: orderSummaries.serial }

/** Those of one moment or total are in the order of their numbers. */
const orderIn = (sort: SortOf<keyof typeof columns> = '-placedAt'): SQL[] => [
  sortedBy(columns, sort),
  sortedBy(columns, sort.startsWith('-') ? '-number' : 'number'),
]

/** Orders that a sample with this barcode is of, or was tested further by. */
const withBarcode = (db: Db, barcode: string) =>
  inArray(
    orderSummaries.orderId,
    union(
      db.select({ id: samples.orderId }).from(samples).where(eq(samples.barcode, barcode)),
      db
        .select({ id: sql<string | null>`${orders.id}` })
        .from(orders)
        .innerJoin(sampleUpgrades, eq(sampleUpgrades.checkoutId, orders.checkoutId))
        .where(eq(sampleUpgrades.barcode, barcode)),
    ),
  )

/** A number or a barcode names its order alone; else each word is in a name, an email or a number. */
function foundBy(db: Db, search: string): SQL | undefined {
  const barcode = readCode(search, 'barcode')
  if (barcode) return withBarcode(db, barcode)
  const number = readCode(search, 'order')
  if (number) return eq(orderSummaries.serial, Number(number.replace(/\D/g, '')))
  const words = search.split(' ').filter(Boolean)
  return and(...words.map((word) => hasPlainPart(orderSummaries.searchText, word)))
}

/** Orders of which something waits for somebody. */
const waitingFor: Record<NonNullable<Query['waiting']>, (db: Db) => SQL | undefined> = {
  payment: () => eq(orderSummaries.status, 'pending'),
  packing: (db) =>
    inArray(
      orderSummaries.orderId,
      db
        .select({ id: orders.id })
        .from(orders)
        .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
        .where(waits(db)),
    ),
  refund: (db) =>
    inArray(
      orderSummaries.orderId,
      db
        .select({ id: creditNotes.orderId })
        .from(creditNotes)
        .innerJoin(refunds, eq(refunds.creditNoteId, creditNotes.id))
        .where(isUnderWay),
    ),
  dispute: (db) =>
    inArray(
      orderSummaries.orderId,
      db
        .select({ id: orders.id })
        .from(orders)
        .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
        .where(eq(checkouts.dispute, 'open')),
    ),
}

function filterOf(db: Db, { search, status, from, to, waiting }: Query): SQL | undefined {
  const statuses = status?.split(',') as DeskOrderRow['status'][] | undefined
  return and(
    search ? foundBy(db, search) : undefined,
    status ? hasDeskStatus(statuses ?? []) : undefined,
    from ? gte(orderSummaries.placedAt, new Date(from)) : undefined,
    to ? lt(orderSummaries.placedAt, new Date(Date.parse(to) + dayMs)) : undefined,
    waiting ? waitingFor[waiting](db) : undefined,
  )
}

/** One page of orders, with the exact number of those that are found. */
export async function listDeskOrders(db: Db, query: Query) {
  const page = pageIn(query.page)
  const where = filterOf(db, query)
  const [total, found] = await Promise.all([
    db.select({ count: count() }).from(orderSummaries).where(where),
    db
      .select({ id: orderSummaries.orderId })
      .from(orderSummaries)
      .where(where)
      .orderBy(...orderIn(query.sort))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ])
  const rows = await readRows(
    db,
    found.map(({ id }) => id),
  )
  return pageOf(rows, total[0]?.count ?? 0, page, pageSize)
}
