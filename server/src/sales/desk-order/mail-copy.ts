import type { Link, MailCopy } from '../../platform/mail/content.ts'

/** That an order goes elsewhere. The address itself is on the order's page: this mail may reach another reader. */
export const addressCopy = ({ number, link }: { number: string; link: Link }): MailCopy => ({
  subject: `Your order ${number} goes to another address`,
  parts: [
    `We have changed the address that your order ${number} is delivered to. You find it on the page of your order:`,
    link,
    'Is it wrong, or did you not ask for this? Please answer this mail before your order is on its way.',
  ],
})
