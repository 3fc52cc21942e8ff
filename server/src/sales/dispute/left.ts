import type { Minor } from '@shop/contract/money'
import { and, eq, type SQL, sum } from 'drizzle-orm'
import type { CheckoutRow } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { disputes } from '../../schema/dispute.ts'
import { refunds } from '../../schema/refund.ts'

type Payment = Pick<CheckoutRow, 'id' | 'total'>

/** What of a payment has gone back, or is to. */
export async function goneBack(tx: Db, { id }: Pick<Payment, 'id'>, where?: SQL): Promise<Minor> {
  const [row] = await tx
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.checkoutId, id), where))
  return row?.amount ?? 0
}

/** What its buyer's bank took back of a payment. */
export async function lostOf(tx: Db, { id }: Pick<Payment, 'id'>): Promise<Minor> {
  const [row] = await tx
    .select({ amount: sum(disputes.amount).mapWith(Number) })
    .from(disputes)
    .where(and(eq(disputes.checkoutId, id), eq(disputes.state, 'lost')))
  return row?.amount ?? 0
}

/** What of a payment is still here: neither refunded nor lost. */
export const leftOfPayment = async (tx: Db, payment: Payment): Promise<Minor> =>
  Math.max(0, payment.total - (await goneBack(tx, payment)) - (await lostOf(tx, payment)))
