import { readCode } from '@shop/contract/codes'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import type { InvoiceRow } from '../invoice/row.ts'
import { invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import { creditedOf } from '../order/credit-notes.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { missing } from '../../platform/input/refusal.ts'

/** An order with its own checkout, and the invoice that bills it where it is on account. */
export type Owed = {
  order: typeof orders.$inferSelect
  checkout: CheckoutRow
  invoice: InvoiceRow | null
  /** Minor units: before a dispute took its payment back, a part may have been refunded. */
  credited: number
}

export const isOwedOpen = ({ order, checkout }: Owed) => order.status === 'pending' && checkout.status === 'pending'

/** What is still to be paid of an order, in minor units: transfers may have brought some of it. */
export const owedDueOf = (owed: Owed) =>
  isOwedOpen(owed)
    ? Math.max(0, owed.order.total - (owed.invoice ?? owed.checkout).received - (owed.invoice ?? owed).credited)
    : 0

/** Newest first. */
export const selectOwed = (db: Db, where: SQL | undefined): Promise<Owed[]> =>
  db
    .select({ order: orders, checkout: checkouts, invoice: invoices, credited: creditedOf(orders.id) })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(where)
    .orderBy(desc(orders.placedAt), desc(orders.number))

/** The user's own orders of these numbers, or all that are pending. Throws 404 where one is missing; another user's is missing too. */
export async function findOwed(db: Db, user: User, numbers: readonly string[]): Promise<Owed[]> {
  const wanted = [...new Set(numbers.map((number) => readCode(number, 'order') ?? number))]
  const rows = await selectOwed(
    db,
    and(eq(orders.userId, user.id), wanted.length ? inArray(orders.number, wanted) : eq(orders.status, 'pending')),
  )
  if (rows.length < wanted.length) throw missing()
  return rows
}
