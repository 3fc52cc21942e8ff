import { asc, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import { bankTransfers } from '../../schema/bank-transfer.ts'
import type { Db } from '../../platform/db/open.ts'
import { invoices } from '../../schema/invoice.ts'
import type { OrderNumbers } from './order-numbers.ts'

/** Money that came for somebody's orders and invoices, as the bank's statement says it; amounts in minor units. */
export async function collectBankTransfers(db: Db, orderNumbers: OrderNumbers) {
  const ids = [...orderNumbers.keys()]
  const rows = await db
    .select({ ...getTableColumns(bankTransfers), billed: { number: invoices.number, orderId: invoices.orderId } })
    .from(bankTransfers)
    .leftJoin(invoices, eq(invoices.id, bankTransfers.invoiceId))
    .where(or(inArray(bankTransfers.orderId, ids), inArray(invoices.orderId, ids)))
    .orderBy(asc(bankTransfers.bookedOn), asc(bankTransfers.createdAt))
  return rows.map(({ orderId, billed, bookedOn, amount, currency, reference, payer, returnedAt, reason }) => ({
    orderNumber: orderNumbers.get(orderId ?? billed?.orderId ?? ''),
    invoiceNumber: billed?.number ?? null,
    bookedOn,
    amount,
    currency,
    reference,
    payer,
    returnedAt,
    reason,
  }))
}
