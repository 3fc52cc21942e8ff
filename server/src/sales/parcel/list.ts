import { adminPageSize as pageSize } from '@shop/contract/constants'
import type { WaitingOrder } from '@shop/contract/parcel'
import { asc, count, desc, eq, sql } from 'drizzle-orm'
import { expressMethodIds } from '../../reference/catalogue/shipping.ts'
import { checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import { pageOf } from '../../platform/values/page.ts'
import { toWaitingLine, waitingOf, waits } from './waiting.ts'

const expressIds = sql.join(
  expressMethodIds.map((id) => sql`${id}`),
  sql`, `,
)
const isExpress = sql<boolean>`coalesce((${orders.snapshot} #>> '{shippingMethod,id}')::integer in (${expressIds}), false)`

/** One page of orders of which something waits to be packed: express first, then the oldest. */
export async function listWaitingOrders(db: Db, page: number) {
  const where = waits(db)
  const [all] = await db
    .select({ count: count() })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(where)
  const rows = await db
    .select({ order: orders, isTestPayment: checkouts.isTestPayment, isExpress })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(where)
    .orderBy(desc(isExpress), asc(orders.placedAt), asc(orders.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const waiting = await waitingOf(
    db,
    rows.map(({ order }) => order),
  )
  const results = rows.map(
    ({ order: { id, number, placedAt, email, snapshot }, isTestPayment, ...row }): WaitingOrder => ({
      number,
      placedAt: placedAt.toISOString(),
      email,
      address: snapshot.shippingAddress,
      delivery: snapshot.shippingMethod?.name ?? null,
      isExpress: row.isExpress,
      isTestPayment,
      lines: (waiting.get(id) ?? []).map(toWaitingLine),
    }),
  )
  return pageOf(results, all?.count ?? 0, page, pageSize)
}
