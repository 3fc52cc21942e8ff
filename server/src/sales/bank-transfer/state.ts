import type { BankTransfer, TransferState } from '@shop/contract/bank-transfer'
import { priceOf } from '@shop/contract/money'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import { bankTransfers } from '../../schema/bank-transfer.ts'

/** A transfer's state follows from what it is for and what of it counts: no column has to be updated. */
export const stateOfTransfer: SQL<TransferState> = sql`case
  when ${bankTransfers.returnedAt} is not null then 'returned'
  when ${bankTransfers.orderId} is null and ${bankTransfers.invoiceId} is null
    then case when ${bankTransfers.triedAt} is null then 'new' else 'unmatched' end
  when ${orders.status} in ('cancelled', 'expired') then 'late'
  when ${bankTransfers.counted} = 0 then 'extra'
  when ${bankTransfers.counted} < ${bankTransfers.worth} then 'over'
  when ${orders.status} = 'pending' or (${bankTransfers.invoiceId} is not null and ${invoices.paidAt} is null and ${invoices.creditedAt} is null) then 'short'
  else 'matched'
end`

/** Transfers with what they are for. */
export const selectTransfers = (db: Db) =>
  db
    .select({
      transfer: bankTransfers,
      state: stateOfTransfer,
      orderNumber: orders.number,
      orderCurrency: orders.currency,
      invoiceNumber: invoices.number,
    })
    .from(bankTransfers)
    .leftJoin(orders, eq(orders.id, bankTransfers.orderId))
    .leftJoin(invoices, eq(invoices.id, bankTransfers.invoiceId))

type Selected = Awaited<ReturnType<typeof selectTransfers>>[number]

/** In the contract's form. What counts is in the currency of what it pays, where that is an order. */
export function toBankTransfer({ transfer, state, orderNumber, orderCurrency, invoiceNumber }: Selected): BankTransfer {
  const { id, account, bankId, bookedOn, amount, currency, reference, payer, counted, reason } = transfer
  return {
    id,
    account,
    bankId,
    bookedOn,
    amount: priceOf(amount, currency),
    reference,
    payer,
    state,
    number: orderNumber ?? invoiceNumber,
    counted: priceOf(counted, orderCurrency ?? currency),
    reason,
  }
}
