import { formatDate } from '@shop/contract/dates'
import { priceOf } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import { undeliverableCopy } from '../order/undeliverable.ts'
import { toOrder } from '../order/view.ts'
import type { Services } from '../../platform/services.ts'
import { paysWhatIsOwed } from '../payment/checkout-row.ts'
import { transferLines } from '../payment/transfer-lines.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { users } from '../../schema/user.ts'
import { orderMail } from '../order/mail.ts'
import type { CheckoutRow } from '../../schema/checkout.ts'

/** The receipt of a payment of pending orders, on account or not. */
function paymentMail(
  { number, currency, isTestPayment, snapshot }: CheckoutRow,
  publicUrl: string,
  undeliverable: string[],
): Mail {
  const { email, country, totals, points, orders: paid = [] } = snapshot
  const isBilled = paid.every((one) => one.number.startsWith('INV-'))
  const noun = isBilled ? 'invoice' : 'order'
  const what = paid.length === 1 ? `${noun} ${paid[0]?.number}` : `${paid.length} ${noun}s`
  return {
    key: `payment-${number}`,
    to: email,
    subject: `Your payment for ${what}`,
    parts: [
      `Thank you. We have your payment of ${totals.total.label} for ${what}.`,
      ...undeliverable,
      ...(isTestPayment ? ['This was a test payment. No money was taken.'] : []),
      ...paid.map((one) => `${one.number}: ${priceOf(one.total, currency, country).label}`),
      ...(points ? [`${points} loyalty points: -${totals.loyalty.label}`] : []),
      `The number of this payment is ${number}.`,
      ...(isBilled
        ? [{ label: 'See your invoices', href: `${publicUrl}/my/invoices` }]
        : paid.map((one) => ({
            label: `See ${one.number}`,
            href: `${publicUrl}/checkout/complete?order=${one.id}`,
          }))),
    ],
  }
}

/**
 * Whether its buyer's own words may be in the mail: money was spent on it, or the address is their account's. Else
 * anybody may have typed that address, and names and addresses for a stranger to read.
 */
async function isPersonal(db: Db, { userId, snapshot }: CheckoutRow, { status, totals }: Order): Promise<boolean> {
  if (status === 'paid' && (totals.total.amount > 0 || totals.giftCards !== undefined)) return true
  if (!userId) return false
  return (await db.$count(users, and(eq(users.id, userId), eq(users.email, snapshot.email.toLowerCase())))) > 0
}

/** What a checkout's end is confirmed with: an order, which may be billed later, or a payment of pending orders. */
export async function receiptMail(
  { db, config, payments }: Pick<Services, 'db' | 'config' | 'payments'>,
  checkout: CheckoutRow,
): Promise<Mail> {
  const ids = checkout.snapshot.orders?.map((order) => order.id) ?? [checkout.id]
  const undeliverable = await undeliverableCopy(db, ids)
  if (paysWhatIsOwed(checkout.snapshot)) return paymentMail(checkout, config.publicUrl, undeliverable)
  const [invoice] = await db
    .select({ number: invoices.number, dueAt: invoices.dueAt })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.checkoutId, checkout.id))
  const order = toOrder(checkout)
  const { country } = checkout.snapshot
  return orderMail(order, config.publicUrl, {
    isPersonal: await isPersonal(db, checkout, order),
    name: checkout.userId ? undefined : checkout.snapshot.firstName,
    invoice: invoice ? { number: invoice.number, dueOn: formatDate(invoice.dueAt.toISOString(), country) } : null,
    transfer: order.transfer ? transferLines(order.transfer, payments.accounts[checkout.currency], country) : [],
    undeliverable,
  })
}
