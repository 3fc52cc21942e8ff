import { adminPageSize as pageSize } from '@shop/contract/constants'
import type { DeskAccount, invoiceCalls } from '@shop/contract/invoice'
import { currencyOf, priceOf } from '@shop/contract/money'
import { and, asc, count, eq, ilike, isNotNull, lt, or, sql } from 'drizzle-orm'
import { containing, foldedColumn, isCalledLike } from '../../platform/db/like.ts'
import type { Db } from '../../platform/db/open.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { nameOf } from '../../people/visitor/visitor.ts'
import { invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import { users } from '../../schema/user.ts'
import { openSums } from './list.ts'
import { isInvoiceOpen } from './row.ts'
import type { QueryOf } from '@shop/contract/call-parts'
import { sortedBy } from '../../platform/db/sorted-by.ts'

type Query = Partial<QueryOf<typeof invoiceCalls.listOverdueAccounts>>

/** One page of accounts with credit or open invoices, whose oldest invoice was due longest ago first unless they are sorted. */
export async function listAccountsOnCredit(db: Db, query: Query) {
  const page = pageIn(query.page)
  const search = query.search?.trim() ?? ''
  const open = db
    .select({
      userId: orders.userId,
      openCount: count().as('open_count'),
      dueSince: sql<Date>`min(${invoices.dueAt})`.mapWith(invoices.dueAt).as('due_since'),
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(isInvoiceOpen)
    .groupBy(orders.userId)
    .as('open_invoices')
  const name = sql`(${users.firstName} || ' ' || ${users.lastName})`
  const columns = {
    name: foldedColumn(sql`(coalesce(nullif(${users.clinic}, '') || ', ', '') || ${name})`),
    due: open.dueSince,
  }
  const where = and(
    or(isNotNull(users.creditLimit), isNotNull(open.userId)),
    search
      ? or(isCalledLike(name, search), ilike(users.clinic, containing(search)), ilike(users.email, containing(search)))
      : undefined,
    query.overdue && lt(open.dueSince, sql`now()`),
  )
  const [total] = await db.select({ count: count() }).from(users).leftJoin(open, eq(open.userId, users.id)).where(where)
  const rows = await db
    .select({ user: users, dueSince: open.dueSince })
    .from(users)
    .leftJoin(open, eq(open.userId, users.id))
    .where(where)
    .orderBy(sortedBy(columns, query.sort ?? 'due'), asc(users.email))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const results: DeskAccount[] = []
  for (const { user, dueSince } of rows) {
    const sums = await openSums(db, user.id)
    results.push({
      userId: user.id,
      name: nameOf(user),
      clinic: user.clinic,
      email: user.email,
      limit:
        user.creditLimit === null ? null : priceOf(user.creditLimit, currencyOf(user.countryCode), user.countryCode),
      open: sums.filter(({ sum }) => sum > 0).map(({ sum, currency }) => priceOf(sum, currency, user.countryCode)),
      openCount: sums.reduce((all, one) => all + one.openCount, 0),
      overdueCount: sums.reduce((all, one) => all + one.overdueCount, 0),
      dueSince: dueSince?.toISOString() ?? null,
    })
  }
  return pageOf(results, total?.count ?? 0, page, pageSize)
}
