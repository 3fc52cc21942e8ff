import { storePageSize } from '@shop/contract/constants'
import type { orderCalls, OrderDetail } from '@shop/contract/order'
import { and, count, desc, eq } from 'drizzle-orm'
import { readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import { checkouts } from '../../schema/checkout.ts'
import { exportOrders } from './export.ts'
import { orders } from '../../schema/order.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { isOpenTo } from '../payment/checkout-row.ts'
import { type Placed, placedColumns } from './contents.ts'
import type { Db } from '../../platform/db/open.ts'
import { missing } from '../../platform/input/refusal.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { toOrders } from './progress.ts'
import { sendOrderLink } from './send-link.ts'
import { listUndeliverable } from './undeliverable.ts'
import { pageIn, pageOf, sizeIn } from '../../platform/values/page.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'

const statusIn = (paid: string | undefined) => (paid === 'true' ? 'paid' : paid === 'false' ? 'pending' : undefined)

/** A checkout that opens to this user, with its order. Throws 404. */
async function findPlaced(db: Db, checkoutId: string, user: User | null): Promise<Placed> {
  const [row] = isUuid(checkoutId)
    ? await db
        .select(placedColumns)
        .from(checkouts)
        .leftJoin(orders, eq(orders.checkoutId, checkouts.id))
        .where(eq(checkouts.id, checkoutId))
    : []
  if (!row || !isOpenTo(row.checkout, user)) throw missing()
  return row
}

/** All but its files, which know refunds and invoices. */
export function orderHandlers(
  services: Services,
): Omit<Handlers<typeof orderCalls>, 'getOrderFile' | 'getCreditNoteFile'> {
  const { db } = services
  const list = async (user: User, status: 'paid' | 'pending' | undefined, page: number, size: number) => {
    const where = and(eq(orders.userId, user.id), status && eq(orders.status, status))
    const { total, rows } = await readTogether(db, {
      total: rowsOf({ count: count() }, (select) => select.from(orders).where(where)),
      rows: rowsOf(placedColumns, (select) =>
        select
          .from(orders)
          .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
          .where(where)
          .orderBy(desc(orders.placedAt), desc(orders.number))
          .limit(size)
          .offset((page - 1) * size),
      ),
    })
    return pageOf(await toOrders(db, rows, user), total[0]?.count ?? 0, page, size)
  }

  return {
    getOrder: async ({ params, user }) => {
      const [order] = await toOrders(db, [await findPlaced(db, params.checkoutId, user)], user)
      return order as OrderDetail
    },

    sendOrderLink: ({ body, address }) => sendOrderLink(services, body, address),

    listUndeliverable: () => listUndeliverable(db),

    exportOrders: async ({ query }) => ({
      type: 'text/csv',
      content: await exportOrders(db, { from: query.from ?? '', to: query.to ?? '' }),
    }),

    listOrderHistory: ({ query, user }) =>
      list(user, statusIn(query.paid), pageIn(query.page), sizeIn(query.size, storePageSize)),

    listPendingOrders: ({ query, user }) =>
      list(user, statusIn(query.paid) ?? 'pending', pageIn(query.page), storePageSize),
  }
}
