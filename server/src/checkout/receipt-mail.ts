import { formatDate } from '@shop/contract/dates'
import { priceOf } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import { invoices } from '../invoice/tables.ts'
import { orders } from '../order/tables.ts'
import { toOrder } from '../order/view.ts'
import type { Services } from '../services.ts'
import { letter } from '../mail/letter.ts'
import type { Mail } from '../mail/mailer.ts'
import { orderMail } from '../order/mail.ts'
import type { CheckoutRow } from './tables.ts'

/** The receipt of a payment of invoices. */
function paymentMail({ number, currency, isTestPayment, snapshot }: CheckoutRow, publicUrl: string): Mail {
  const { email, country, totals, invoices: paid = [] } = snapshot
  const one = paid.length === 1 ? `invoice ${paid[0]?.number}` : `${paid.length} invoices`
  return letter({
    key: `payment-${number}`,
    to: email,
    subject: `Your payment for ${one}`,
    parts: [
      `Thank you. We have your payment of ${totals.total.label} for ${one}.`,
      ...(isTestPayment ? ['This was a test payment. No money was taken.'] : []),
      ...paid.map((invoice) => `${invoice.number}: ${priceOf(invoice.total, currency, country).label}`),
      `The number of this payment is ${number}.`,
      { label: 'See your invoices', href: `${publicUrl}/my/invoices` },
    ],
  })
}

/** What a checkout's end is confirmed with: an order, which may be billed later, or a payment of invoices. */
export async function receiptMail(
  { db, config }: Pick<Services, 'db' | 'config'>,
  checkout: CheckoutRow,
): Promise<Mail> {
  if (checkout.snapshot.invoices) return paymentMail(checkout, config.publicUrl)
  const [invoice] = await db
    .select({ number: invoices.number, dueAt: invoices.dueAt })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.checkoutId, checkout.id))
  return orderMail(
    toOrder(checkout),
    config.publicUrl,
    invoice
      ? { number: invoice.number, dueOn: formatDate(invoice.dueAt.toISOString(), checkout.snapshot.country) }
      : null,
  )
}
