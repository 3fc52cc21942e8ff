import type { Order } from '@shop/contract/order'
import { formatDate } from '@shop/contract/dates'
import type { MailCopy, Link } from '../mail/content.ts'
import type { Mail } from '../mail/mailer.ts'
import { toOrder } from '../order/view.ts'
import { transferLines } from '../payment/transfer-lines.ts'
import type { OrderNoticeKind } from '../platform/jobs.ts'
import type { Services } from '../services.ts'
import type { CheckoutRow } from './tables.ts'

type Facts = { order: Order; lastDay: string; howToPay: string; link: Link; shop: Link }

const comesBack = 'Vouchers, gift cards and points that you used for it are yours again.'
const sentBack = ({ transfer }: Order) =>
  transfer?.received.amount ? [`We send back the ${transfer.received.label} that we have received from you.`] : []

const copies: Record<OrderNoticeKind, (facts: Facts) => MailCopy> = {
  reminder: ({ order, lastDay, howToPay, link }) => ({
    subject: `Your order ${order.number} waits for your transfer`,
    parts: [
      `We have not received your transfer for order ${order.number} yet. We keep the order for you until ${lastDay}.`,
      howToPay,
      'If it is on its way, there is nothing to do. You may also pay by card, or cancel the order:',
      link,
    ],
  }),
  expired: ({ order, shop }) => ({
    subject: `Your order ${order.number} has ended`,
    parts: [
      `Your transfer for order ${order.number} did not arrive in time, so we have cancelled the order. ${comesBack}`,
      ...sentBack(order),
      'If you have sent it all the same, we write to you as soon as it is here. You can order again at any time:',
      shop,
    ],
  }),
  cancelled: ({ order, shop }) => ({
    subject: `Your order ${order.number} is cancelled`,
    parts: [
      `As you wished, we have cancelled your order ${order.number}. ${comesBack}`,
      ...sentBack(order),
      'Please stop the transfer if your bank still can. If it arrives, we send it back.',
      shop,
    ],
  }),
}

/** A mail about an order that waits for its transfer, or waited. */
export function orderNoticeMail(
  { config, payments }: Pick<Services, 'config' | 'payments'>,
  checkout: CheckoutRow,
  kind: OrderNoticeKind,
): Mail {
  const order = toOrder(checkout)
  const { country } = checkout.snapshot
  const lines = order.transfer ? transferLines(order.transfer, payments.accounts[checkout.currency], country) : []
  return {
    key: `order-${kind}-${order.number}-${checkout.expiresAt?.getTime() ?? 0}`,
    to: order.email,
    ...copies[kind]({
      order,
      lastDay: checkout.expiresAt ? formatDate(checkout.expiresAt.toISOString(), country) : '',
      howToPay: lines.map(([name, value]) => `${name}: ${value}`).join('\n'),
      link: { label: 'See your order', href: `${config.publicUrl}/checkout/complete?order=${checkout.id}` },
      shop: { label: 'Back to the shop', href: config.publicUrl },
    }),
  }
}
