import type { CreditNote } from '@shop/contract/credit-note'
import type { Link, MailCopy } from '../../platform/mail/content.ts'
import type { RefundNewsKind } from './queues.ts'

type Credited = {
  note: Pick<CreditNote, 'number' | 'reason' | 'isCancellation' | 'isByDesk'>
  /** Its number. */
  order: string
  /** What goes back, where, and when. */
  lines: string[]
  hasVouchers: boolean
  isTestPayment: boolean
  link: Link
}

const firstOf = ({ isCancellation, isByDesk, reason }: Credited['note'], order: string): string[] => {
  if (!isCancellation) return [`We give you a refund for order ${order}: ${reason}`]
  return isByDesk
    ? [`We have called off your order ${order}: ${reason}`, 'Nothing of it is sent.']
    : [`As you wished, we have called off your order ${order}. Nothing of it is sent.`]
}

/** What goes back to a buyer, with the credit note. */
export const refundCopy = ({ note, order, lines, hasVouchers, isTestPayment, link }: Credited): MailCopy => ({
  subject: note.isCancellation ? `Your order ${order} is called off` : `Your refund for order ${order}`,
  parts: [
    ...firstOf(note, order),
    ...lines,
    ...(hasVouchers ? ['Vouchers that you used for it can be used again.'] : []),
    ...(isTestPayment ? ['This was a test payment. No money was taken, and none goes back.'] : []),
    `The credit note ${note.number} is attached.`,
    link,
  ],
})

const places: Record<string, string> = {
  card: 'to the card you paid with',
  paypal: 'to your PayPal account',
  transfer: 'by bank transfer',
}

/** `what` is "order KP-100042". */
type News = { amount: string; what: string; way: string; links: Link[] }

/** Money that could not be sent back, or is on its way after all. */
export const refundNewsCopy: Record<RefundNewsKind, (news: News) => MailCopy> = {
  failed: ({ amount, what, way, links }) => ({
    subject: `Your refund for ${what} did not arrive`,
    parts: [
      `We wanted to send ${amount} back ${places[way]}, for your ${what}, and it could not be taken there. The money is still yours.`,
      'You do not need to do anything: we will send it another way and let you know. If that card or account has been closed, reply to this email and tell us where to send it.',
      ...links,
    ],
  }),
  sent: ({ amount, what, way, links }) => ({
    subject: `Your refund for ${what} is on its way`,
    parts: [
      `${amount} for your ${what} is on its way after all, ${places[way]}. It is with you in 5 to 10 days.`,
      ...links,
    ],
  }),
}
