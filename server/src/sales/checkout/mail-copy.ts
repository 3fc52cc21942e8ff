import type { Order } from '@shop/contract/order'
import type { Link, MailCopy } from '../../platform/mail/content.ts'
import type { OrderNoticeKind } from './queues.ts'

type Facts = { order: Order; reason?: string | undefined; lastDay: string; howToPay: string; link: Link; shop: Link }

const comesBack = 'Vouchers, gift cards and points that you used for it are yours again.'
const sentBack = ({ transfer }: Order) =>
  transfer?.received.amount ? [`We send back the ${transfer.received.label} that we have received from you.`] : []

const calledOff = ({ order, shop }: Facts, first: string): MailCopy => ({
  subject: `Your order ${order.number} is called off`,
  parts: [
    first,
    comesBack,
    ...sentBack(order),
    'Please stop the transfer if your bank still can. If it arrives, we send it back.',
    shop,
  ],
})

/** What an order's buyer hears while its transfer is awaited, and at the end of that. */
export const orderNotices: Record<OrderNoticeKind, (facts: Facts) => MailCopy> = {
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
      `Your transfer for order ${order.number} did not arrive in time, so the order has ended. ${comesBack}`,
      ...sentBack(order),
      'If you have sent it all the same, we write to you as soon as it is here. You can order again at any time:',
      shop,
    ],
  }),
  cancelled: (facts) => calledOff(facts, `As you wished, we have called off your order ${facts.order.number}.`),
  'called-off': (facts) =>
    calledOff(facts, `We have called off your order ${facts.order.number}${facts.reason ? `: ${facts.reason}` : '.'}`),
}
