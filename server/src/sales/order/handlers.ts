import { storePageSize } from '@shop/contract/constants'
import type { orderCalls, OrderDetail } from '@shop/contract/order'
import { and, count, desc, eq } from 'drizzle-orm'
import { checkouts } from '../../schema/checkout.ts'
import { exportOrders } from './export.ts'
import { orders } from '../../schema/order.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { findCheckout } from '../payment/checkout-row.ts'
import { toOrders } from './progress.ts'
import { listUndeliverable } from './undeliverable.ts'
import { pageIn, pageOf, sizeIn } from '../../platform/values/page.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'

const statusIn = (paid: string | undefined) => (paid === 'true' ? 'paid' : paid === 'false' ? 'pending' : undefined)

/** All but its files, which know refunds and invoices. */
export function orderHandlers({
  db,
}: Services): Omit<Handlers<typeof orderCalls>, 'getOrderFile' | 'getCreditNoteFile'> {
  const list = async (user: User, status: 'paid' | 'pending' | undefined, page: number, size: number) => {
    const where = and(eq(orders.userId, user.id), status && eq(orders.status, status))
    const [total] = await db.select({ count: count() }).from(orders).where(where)
    const rows = await db
      .select({ checkout: checkouts })
      .from(orders)
      .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
      .where(where)
      .orderBy(desc(orders.placedAt), desc(orders.number))
      .limit(size)
      .offset((page - 1) * size)
    return pageOf(
      await toOrders(
        db,
        rows.map(({ checkout }) => checkout),
        user,
      ),
      total?.count ?? 0,
      page,
      size,
    )
  }

  return {
    getOrder: async ({ params, user }) => {
      const [order] = await toOrders(db, [await findCheckout(db, params.checkoutId, user)], user)
      return order as OrderDetail
    },

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
