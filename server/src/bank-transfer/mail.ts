import { formatDate } from '@shop/contract/dates'
import { priceOf } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import { checkouts } from '../checkout/tables.ts'
import { dueOf } from '../invoice/row.ts'
import { invoices } from '../invoice/tables.ts'
import type { LetterCopy, Link } from '../mail/letter.ts'
import type { Mail } from '../mail/mailer.ts'
import { orders } from '../order/tables.ts'
import { undeliverableCopy } from '../order/undeliverable.ts'
import { toOrder } from '../order/view.ts'
import { transferLines } from '../payment/transfer-lines.ts'
import { referenceOf } from '../payment/transfer-reference.ts'
import type { TransferMailKind } from '../platform/jobs.ts'
import type { Services } from '../services.ts'
import { bankTransfers } from './tables.ts'

type Facts = {
  /** "order KP-100042". */
  what: string
  /** What has come with this transfer, and how much of it was too much; empty for nothing. */
  came: string
  surplus: string
  missing: string
  howToPay: string
  /** Why the money was not needed. */
  why: string
  undeliverable: string[]
  link: Link
}

const letters: Record<TransferMailKind, (facts: Facts) => LetterCopy> = {
  received: ({ what, came, surplus, undeliverable, link }) => ({
    subject: `Your transfer for ${what} has arrived`,
    parts: [
      `Thank you. We have your transfer of ${came}, and ${what} is paid.`,
      ...(surplus ? [`You sent ${surplus} more than was due. We send that back.`] : []),
      ...undeliverable,
      link,
    ],
  }),
  short: ({ what, came, missing, howToPay, link }) => ({
    subject: `A part of your transfer for ${what} is missing`,
    parts: [
      `Thank you. We have ${came} from you for ${what}. ${missing} of it is still missing.`,
      'Banks sometimes keep a fee. Please transfer the rest in the same way:',
      howToPay,
      link,
    ],
  }),
  unneeded: ({ what, came, why, link }) => ({
    subject: `Your transfer for ${what}`,
    parts: [
      `We have received ${came} from you for ${what}, which ${why}.`,
      'We send the money back. If you would rather have us use it, please answer this mail soon.',
      link,
    ],
  }),
}

const reasons: Record<string, string> = {
  cancelled: 'you have cancelled',
  expired: 'had ended before the money came',
  paid: 'is paid already',
}

/** The mail about a transfer that has come; null where it is nobody's. */
export async function transferMail(
  { db, config, payments }: Pick<Services, 'db' | 'config' | 'payments'>,
  { transferId, kind }: { transferId: string; kind: TransferMailKind },
): Promise<Mail | null> {
  const [transfer] = await db.select().from(bankTransfers).where(eq(bankTransfers.id, transferId))
  const [invoice] = transfer?.invoiceId
    ? await db.select().from(invoices).where(eq(invoices.id, transfer.invoiceId))
    : []
  const orderId = invoice?.orderId ?? transfer?.orderId
  const [found] = orderId
    ? await db
        .select({ order: orders, checkout: checkouts })
        .from(orders)
        .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
        .where(eq(orders.id, orderId))
    : []
  if (!transfer || !found) return null
  const { order, checkout } = found
  const { country } = order.snapshot
  const price = (minor: number) => priceOf(minor, order.currency, country)
  const awaited = invoice
    ? {
        reference: referenceOf(invoice.number),
        received: price(invoice.received),
        due: price(dueOf(invoice, order)),
        expiresAt: invoice.dueAt.toISOString(),
      }
    : toOrder(checkout).transfer
  const lines = awaited ? transferLines(awaited, payments.accounts[order.currency], country) : []
  const surplus = transfer.worth - transfer.counted
  return {
    key: `transfer-${kind}-${transferId}`,
    to: order.email,
    ...letters[kind]({
      what: invoice ? `invoice ${invoice.number}` : `order ${order.number}`,
      came: `${priceOf(transfer.amount, transfer.currency, country).label}, booked on ${formatDate(transfer.bookedOn, country)}`,
      surplus: surplus > 0 ? price(surplus).label : '',
      missing: awaited?.due.label ?? '',
      howToPay: lines.map(([name, value]) => `${name}: ${value}`).join('\n'),
      why: reasons[invoice ? 'paid' : order.status] ?? 'is paid already',
      undeliverable: await undeliverableCopy(db, [checkout.id]),
      link: invoice
        ? { label: 'See your invoice', href: `${config.publicUrl}/my/invoices/${invoice.id}` }
        : { label: 'See your order', href: `${config.publicUrl}/checkout/complete?order=${order.checkoutId}` },
    }),
  }
}
