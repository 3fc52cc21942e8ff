import { asc, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { erased } from '../../platform/values/erased.ts'
import { orderNumbersOf, ordersOf } from '../order/own-data.ts'
import { bankTransfers } from '../../schema/bank-transfer.ts'
import { invoices } from '../../schema/invoice.ts'

/** Money that came for somebody's orders and invoices, as the bank's statement has it; amounts in minor units. */
export const collectBankTransfers: Collect = async (db, { id }) => {
  const orderNumbers = await orderNumbersOf(db, id)
  const ids = [...orderNumbers.keys()]
  const rows = await db
    .select({ ...getTableColumns(bankTransfers), billed: { number: invoices.number, orderId: invoices.orderId } })
    .from(bankTransfers)
    .leftJoin(invoices, eq(invoices.id, bankTransfers.invoiceId))
    .where(or(inArray(bankTransfers.orderId, ids), inArray(invoices.orderId, ids)))
    .orderBy(asc(bankTransfers.bookedOn), asc(bankTransfers.createdAt))
  return {
    bankTransfers: rows.map(
      ({ orderId, billed, bookedOn, amount, currency, reference, payer, returnedAt, reason }) => ({
        orderNumber: orderNumbers.get(orderId ?? billed?.orderId ?? ''),
        invoiceNumber: billed?.number ?? null,
        bookedOn,
        amount,
        currency,
        reference,
        payer,
        returnedAt,
        reason,
      }),
    ),
  }
}

export const eraseBankTransfers: Erase = (tx, { checkouts, invoices: theirs }) =>
  tx
    .update(bankTransfers)
    .set({ payer: erased, reference: erased })
    .where(
      or(
        inArray(bankTransfers.orderId, ordersOf(tx, checkouts)),
        inArray(
          bankTransfers.invoiceId,
          theirs.map(({ id }) => id),
        ),
      ),
    )
