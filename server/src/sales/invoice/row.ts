import { invoiceTerms } from '@shop/contract/constants'
import type { Invoice, InvoiceDetail } from '@shop/contract/invoice'
import { priceOf } from '@shop/contract/money'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { CheckoutRow } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { type BillTo, invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import { referenceOf } from '../payment/transfer-reference.ts'
import { dayMs, endOfDayIn } from '../../platform/values/days.ts'
import { users } from '../../schema/user.ts'
import { nameOf } from '../../people/visitor/visitor.ts'

export type InvoiceRow = typeof invoices.$inferSelect
type OrderRow = typeof orders.$inferSelect

/** An invoice's user is its order's. */
export const isOwnInvoice = (userId: string) => eq(orders.userId, userId)
export const isInvoiceOpen = and(isNull(invoices.paidAt), isNull(invoices.creditedAt))

/** So long past its due date that the account takes no new orders. */
export const isLongOverdue = (now = Date.now()) =>
  and(isInvoiceOpen, lt(invoices.dueAt, new Date(now - invoiceTerms.graceDays * dayMs)))

async function billToOf(tx: Db, { userId, email, snapshot }: OrderRow): Promise<BillTo> {
  const [user] = userId ? await tx.select().from(users).where(eq(users.id, userId)) : []
  if (!user) return { name: nameOf(snapshot), clinic: null, email, address: null }
  return { name: nameOf(user), clinic: user.clinic, email: user.email, address: addressOf(user) }
}

function addressOf({ firstName, lastName, address }: typeof users.$inferSelect): BillTo['address'] {
  if (!address) return null
  const { address2, state, ...rest } = address
  return { firstName, lastName, ...rest, ...(address2 && { address2 }), ...(state && { state }) }
}

/** Bills an order on account, inside the transaction that places it; one that is billed already stays as it is. */
export async function issueInvoice(tx: Db, order: OrderRow, issuedAt = new Date()) {
  await tx
    .insert(invoices)
    .values({
      number: sql<string>`'INV-' || nextval('invoice_number')`,
      orderId: order.id,
      billTo: await billToOf(tx, order),
      issuedAt,
      dueAt: endOfDayIn(invoiceTerms.dueDays, issuedAt),
    })
    .onConflictDoNothing({ target: invoices.orderId })
}

function statusOf({ paidAt, creditedAt, dueAt }: InvoiceRow, now: number): Invoice['status'] {
  if (paidAt) return 'paid'
  if (creditedAt) return 'credited'
  return dueAt.getTime() < now ? 'overdue' : 'open'
}

/** An invoice in the contract's form; `now` in milliseconds decides whether it is overdue. */
export function toInvoice(invoice: InvoiceRow, order: OrderRow, now = Date.now()): Invoice {
  const { total, due } = pricesOf(invoice, order)
  return {
    id: invoice.id,
    number: invoice.number,
    status: statusOf(invoice, now),
    issuedAt: invoice.issuedAt.toISOString(),
    dueAt: invoice.dueAt.toISOString(),
    paidAt: invoice.paidAt?.toISOString() ?? null,
    total,
    due,
    orderNumber: order.number,
    reference: referenceOf(invoice.number),
  }
}

/** What is still to be paid of an invoice, in minor units. */
export const invoiceDueOf = (
  { paidAt, creditedAt, received, credited }: InvoiceRow,
  { total }: Pick<OrderRow, 'total'>,
) => (paidAt || creditedAt ? 0 : Math.max(0, total - received - credited))

function pricesOf(invoice: InvoiceRow, order: OrderRow) {
  const price = (minor: number) => priceOf(minor, order.currency, order.snapshot.country)
  return { total: price(order.total), due: price(invoiceDueOf(invoice, order)) }
}

/** A whole invoice; `payment` is the checkout that paid it, `seller` who bills. */
export const toInvoiceDetail = (
  invoice: InvoiceRow,
  order: OrderRow,
  payment: CheckoutRow | null,
  seller: string[],
): InvoiceDetail => ({
  ...toInvoice(invoice, order),
  checkoutId: order.checkoutId,
  lines: order.snapshot.items.map(({ product, metaData, quantity, unitPrice, linePrice }) => ({
    description: metaData.barcode ? `${product.name}, from sample ${metaData.barcode}` : product.name,
    animalName: metaData.animalName ?? null,
    quantity,
    unitPrice,
    linePrice,
  })),
  totals: order.snapshot.totals,
  seller,
  billTo: invoice.billTo,
  payment: payment && {
    number: payment.number,
    method: payment.paymentMethod,
    isTestPayment: payment.isTestPayment,
  },
})
