import { fillCard, testCard } from './checkout.ts'
import type { Step } from './visitor.ts'

/** From the list of invoices to a paid one; `invoice` is its number, `total` "$29.00". */
export const payAnInvoice = ({ invoice, total }: { invoice: string; total: string }): Step[] => [
  {
    name: 'Open the invoice',
    walk: async (visitor) => {
      await visitor.press('link', new RegExp(`^${invoice}$`))
      await visitor.arrives(`Invoice ${invoice}`)
    },
  },
  {
    name: 'Choose to pay it',
    walk: async (visitor) => {
      await visitor.press('link', `Pay ${total}`)
      await visitor.arrives('One invoice')
    },
  },
  {
    name: 'Fill in the card',
    walk: async (visitor) => {
      await visitor.press('button', `Pay ${total}`)
      await fillCard(visitor, testCard)
    },
  },
  {
    name: 'The payment is in',
    walk: async (visitor) => {
      await visitor.press('button', `Pay ${total}`)
      await visitor.arrives('Thank you. Your payment is in.')
    },
  },
]
