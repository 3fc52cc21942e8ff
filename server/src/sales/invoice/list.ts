import { storePageSize } from '@shop/contract/constants'
import { currencyOf, priceOf } from '@shop/contract/money'
import { and, count, eq, lt, sql } from 'drizzle-orm'
import { checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import type { Config } from '../../platform/config/config.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { findInvoice, newestFirst, selectBilled } from './find.ts'
import { isInvoiceOpen, isOwnInvoice, toInvoice, toInvoiceDetail } from './row.ts'
import { sellerOf } from './seller.ts'
import { invoices } from '../../schema/invoice.ts'

/** One page of a user's invoices, newest first. */
export async function listInvoices(db: Db, user: User, query: { page?: string }) {
  const page = pageIn(query.page)
  const [all] = await db
    .select({ count: count() })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(isOwnInvoice(user.id))
  const rows = await selectBilled(db)
    .where(isOwnInvoice(user.id))
    .orderBy(...newestFirst)
    .limit(storePageSize)
    .offset((page - 1) * storePageSize)
  const results = rows.map(({ invoice, order }) => toInvoice(invoice, order))
  return pageOf(results, all?.count ?? 0, page, storePageSize)
}

/** What a user's open invoices come to, by currency, in minor units. */
export const openSums = (db: Db, userId: string) =>
  db
    .select({
      currency: orders.currency,
      sum: sql<number>`sum(${orders.total} - ${invoices.received} - ${invoices.credited})::int`,
      openCount: sql<number>`count(*)::int`,
      overdueCount: sql<number>`(count(*) filter (where ${lt(invoices.dueAt, new Date())}))::int`,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(isOwnInvoice(userId), isInvoiceOpen))
    .groupBy(orders.currency)
    .orderBy(orders.currency)

/** What a user owes: in the currency of their country, and apart from it in each other one. */
export async function sumOpen(db: Db, user: User) {
  const own = currencyOf(user.countryCode)
  const sums = await openSums(db, user.id)
  return {
    value: priceOf(sums.find(({ currency }) => currency === own)?.sum ?? 0, own, user.countryCode),
    others: sums
      .filter(({ currency }) => currency !== own)
      .map(({ currency, sum }) => priceOf(sum, currency, user.countryCode)),
    openCount: sums.reduce((total, { openCount }) => total + openCount, 0),
    overdueCount: sums.reduce((total, { overdueCount }) => total + overdueCount, 0),
  }
}

/** One invoice, with its payment where it is paid. Throws 404. */
export async function readInvoice(db: Db, id: string, user: User, config: Config) {
  const { invoice, order } = await findInvoice(db, id, user)
  const [payment] = order.paymentCheckoutId
    ? await db
        .select()
        .from(checkouts)
        .where(and(eq(checkouts.id, order.paymentCheckoutId), eq(checkouts.status, 'paid')))
    : []
  return toInvoiceDetail(invoice, order, payment ?? null, sellerOf(config, order.snapshot).lines)
}
