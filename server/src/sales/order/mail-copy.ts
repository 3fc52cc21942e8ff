import type { MailCopy } from '../../platform/mail/content.ts'

type Found = { publicUrl: string; number: string; checkoutId: string; userId: string | null }

/** An order's link for whoever has lost it. That of an account opens to the account alone. */
export const orderLinkCopy = ({ publicUrl, number, checkoutId, userId }: Found): MailCopy => ({
  subject: `Your order ${number}`,
  parts: [
    userId
      ? 'Here is the order you asked for. It belongs to the account of this address, so please log in to open it.'
      : 'Here is the order you asked for. Its page shows where it is, what becomes of each kit, and has the bill.',
    { quoted: { name: 'Order number', number } },
    { label: 'See your order', href: `${publicUrl}/checkout/complete?order=${checkoutId}` },
    'You did not ask for it? Then there is nothing to do: the link came to nobody but you.',
  ],
})
