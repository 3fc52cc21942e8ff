import type { MailCopy, Link } from '../../platform/mail/content.ts'
import type { TransferMailKind } from './queues.ts'

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

export const transferMails: Record<TransferMailKind, (facts: Facts) => MailCopy> = {
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
      `Thank you. For ${what} we have your transfer of ${came}. ${missing} is still missing.`,
      'Banks sometimes keep a fee. Please transfer the rest in the same way:',
      howToPay,
      link,
    ],
  }),
  unneeded: ({ what, came, why, link }) => ({
    subject: `Your transfer for ${what}`,
    parts: [
      `For ${what}, which ${why}, we have received a transfer of ${came}.`,
      'We will send the money back. If you would rather use it for something else, please reply to this email soon.',
      link,
    ],
  }),
}
