import { codes, Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, eq, like, not } from 'drizzle-orm'
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
  const [owed] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, user.id), eq(orders.status, 'pending'), not(like(orders.paymentRef, 'account_%'))))
    .limit(1)
  const [overdue] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(isOwnInvoice(user.id), isLongOverdue()))
    .limit(1)
  if (owed || overdue) throw new Failure(409, { message: messages.pendingPaymentsText, code: codes.pendingPayment })
}
