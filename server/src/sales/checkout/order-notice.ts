import { formatDate } from '@shop/contract/dates'
import type { Mail } from '../../platform/mail/mailer.ts'
import { toOrder } from '../order/view.ts'
import { transferLines } from '../payment/transfer-lines.ts'
import type { Services } from '../../platform/services.ts'
import { orderNotices } from './mail-copy.ts'
import type { CheckoutRow } from '../../schema/checkout.ts'
import type { OrderNotice } from './queues.ts'

/** A mail about an order that waits for its transfer, or waited. */
export function orderNoticeMail(
  { config, payments }: Pick<Services, 'config' | 'payments'>,
  checkout: CheckoutRow,
  { kind, reason }: OrderNotice,
): Mail {
  const order = toOrder(checkout)
  const { country } = checkout.snapshot
  const lines = order.transfer ? transferLines(order.transfer, payments.accounts[checkout.currency], country) : []
  return {
    key: `order-${kind}-${order.number}-${checkout.expiresAt?.getTime() ?? 0}`,
    to: order.email,
    ...orderNotices[kind]({
      order,
      reason,
      lastDay: checkout.expiresAt ? formatDate(checkout.expiresAt.toISOString(), country) : '',
      howToPay: lines.map(([name, value]) => `${name}: ${value}`).join('\n'),
      link: { label: 'See your order', href: `${config.publicUrl}/checkout/complete?order=${checkout.id}` },
      shop: { label: 'Back to the shop', href: config.publicUrl },
    }),
  }
}
