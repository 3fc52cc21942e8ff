import type { Link, MailContent, MailCopy } from '../../platform/mail/content.ts'

/** The end of every card: there is none. */
const lasting = 'It never expires, and what you do not use at once stays on it.'

type Given = {
  senderName: string
  recipientName: string
  message: string | null
  /** What is on it, as its country writes it. */
  amount: string
  currency: string
  code: string
  isTestPayment: boolean
}

/** The mail that brings a gift card. */
export const giftCardMailCopy = (
  { senderName, recipientName, message, amount, currency, code, isTestPayment }: Given,
  publicUrl: string,
): MailContent => ({
  subject: `${senderName} has sent you a gift card`,
  name: recipientName,
  parts: [
    { card: { from: senderName, amount, currency, code } },
    ...(message ? [{ quote: message }] : []),
    'Choose what you would like to know about your animal, and enter the code in your cart. A gift card pays for tests, kits and delivery.',
    lasting,
    ...(isTestPayment ? ['This card was bought in a test shop. It is worth no money.'] : []),
    { label: 'Find a test', href: publicUrl },
    { label: 'See what is left on it', href: `${publicUrl}/gift-cards/balance#${code}` },
    'Please keep this email. Anyone who has the code can use the card.',
  ],
})

type Sent = { recipient: string; address: string; amount: string; day: string; order: Link }

/** To its buyer: the gift has arrived. `amount` is "$50.00 AUD". */
export const giftCardSentCopy = ({ recipient, address, amount, day, order }: Sent): MailCopy => ({
  subject: `Your gift card has gone to ${recipient}`,
  parts: [
    `On ${day} we mailed your gift card over ${amount} to ${recipient}, at ${address}.`,
    'If it does not arrive, or the address is wrong, reply to this email and we will send it again.',
    order,
  ],
})
