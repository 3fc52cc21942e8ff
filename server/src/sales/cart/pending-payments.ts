import { codes, Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, eq, exists, like, not, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { isLongOverdue, isOwnInvoice } from '../invoice/row.ts'
import { invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import type { User } from '../../people/visitor/visitor.ts'

/**
 * A user who owes for an order makes no new one (code 79). An order on a vet's account gets an invoice, and bars
 * nothing before that is long overdue.
 */
export async function refusePendingPayments(db: Db, user: User | null) {
  if (!user) return
  const owed = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.userId, user.id), eq(orders.status, 'pending'), not(like(orders.paymentRef, 'account_%'))))
  const overdue = db
    .select({ one: sql`1` })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(isOwnInvoice(user.id), isLongOverdue()))
  const [pending] = await db
    .select({ is: sql<boolean>`${exists(owed)} or ${exists(overdue)}` })
    .from(sql`(select 1) as one`)
  if (pending?.is) throw new Failure(409, { message: messages.pendingPaymentsText, code: codes.pendingPayment })
}
