import { formatDate } from '@shop/contract/dates'
import { priceOf } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import { checkouts } from '../../schema/checkout.ts'
import { invoiceDueOf } from '../invoice/row.ts'
import { invoices } from '../../schema/invoice.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { orders } from '../../schema/order.ts'
import { undeliverableCopy } from '../order/undeliverable.ts'
import { toOrder } from '../order/view.ts'
import { transferLines } from '../payment/transfer-lines.ts'
import { referenceOf } from '../payment/transfer-reference.ts'
import type { Services } from '../../platform/services.ts'
import { transferMails } from './mail-copy.ts'
import { bankTransfers } from '../../schema/bank-transfer.ts'
import type { TransferMailKind } from './queues.ts'

const reasons: Record<string, string> = {
  cancelled: 'was called off',
  expired: 'had ended before the money came',
  paid: 'is paid already',
}

/** The mail about a transfer that has come; null where it belongs to nobody. */
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
        due: price(invoiceDueOf(invoice, order)),
        expiresAt: invoice.dueAt.toISOString(),
      }
    : toOrder(checkout).transfer
  const lines = awaited ? transferLines(awaited, payments.accounts[order.currency], country) : []
  const surplus = transfer.worth - transfer.counted
  return {
    key: `transfer-${kind}-${transferId}`,
    to: order.email,
    ...transferMails[kind]({
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
