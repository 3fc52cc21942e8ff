import { defaults } from '@shop/contract/constants'
import { discountLines } from '@shop/contract/discount-lines'
import { type Order, orderSchema } from '@shop/contract/order'
import { spellReply } from '@shop/contract/spelled-reply'
import { taxLines } from '@shop/contract/tax-lines'
import { nextStepsOf } from '@shop/contract/next-steps'
import { promiseOf } from '@shop/contract/promise'
import type { Sum } from '../../platform/mail/content.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { addressLines } from './address-lines.ts'
import { lineNameOf, plainNameOf } from './line-name.ts'

/** Amounts that are nothing are left out, except the total. */
const totalLines = ({ totals, shippingMethod }: Order, taxes = taxLines(totals)): Sum[] => [
  ['Subtotal', totals.subtotal.label],
  ...discountLines(totals).map(({ term, amount }): [string, string] => [term, `-${amount.label}`]),
  ...(totals.loyalty.amount ? [['Loyalty points', `-${totals.loyalty.label}`] as [string, string]] : []),
  ...(shippingMethod
    ? [['Delivery', totals.shipping.amount ? totals.shipping.label : 'Free'] as [string, string]]
    : []),
  ...taxes.added.map(({ term, amount }): [string, string] => [term, amount.label]),
  ['Total', (totals.whole ?? totals.total).label, true],
  ...taxes.included.map(({ term, amount }): [string, string] => [term, amount.label]),
  ...(totals.giftCards
    ? [
        ['Gift cards', `-${totals.giftCards.label}`] as [string, string],
        ['The rest', totals.total.label] as [string, string],
      ]
    : []),
]

const stateOf = ({ status }: Order, invoice: Invoice | null) => {
  if (status === 'paid') return 'We have your order and your payment.'
  if (!invoice) return 'We have your order. It is on its way as soon as your transfer has arrived.'
  return `We have your order. It goes on your account: invoice ${invoice.number} is due on ${invoice.dueOn}.`
}

/** What bills an order on account; `dueOn` as its country writes dates. */
type Invoice = { number: string; dueOn: string }

/**
 * The confirmation of an order; `transfer` is how it is to be paid, `undeliverable` what of it cannot be delivered any
 * more. Unless it `isPersonal` it has nothing that its buyer typed.
 */
export function orderMail(
  order: Order,
  publicUrl: string,
  {
    invoice,
    transfer,
    undeliverable,
    isPersonal,
    name,
  }: {
    invoice: Invoice | null
    transfer: [string, string][]
    undeliverable: string[]
    isPersonal: boolean
    /** A guest's first name: whoever has an account is greeted by that. */
    name?: string | undefined
  },
): Mail {
  const { number, shippingAddress, billingAddress, isTestPayment } = order
  const country = (shippingAddress ?? billingAddress)?.country ?? defaults.country
  const { items, shippingMethod } = spellReply(orderSchema, order, country)
  const rows = items.map((item): [string, string] => [
    `${item.quantity} x ${isPersonal ? lineNameOf(item) : plainNameOf(item)}`,
    item.linePrice.label,
  ])
  const delivery = [
    ...(shippingAddress && isPersonal ? ['Delivery to', ...addressLines(shippingAddress)] : []),
    ...(shippingMethod ? [`${shippingMethod.name}, ${shippingMethod.days} working days`] : []),
  ]
  const steps = nextStepsOf({ items, progress: [] })
  const promise = promiseOf(items, null, '').map(({ term, text }) => `${term}: ${text}`)
  return {
    key: `order-${number}`,
    to: order.email,
    subject: `Your order ${number}`,
    title: 'Thank you for your order',
    ...(isPersonal && name && { name }),
    parts: [
      stateOf(order, invoice),
      ...undeliverable,
      ...(isTestPayment ? ['This was a test payment. No money was taken, and nothing will be sent.'] : []),
      { quoted: { name: 'Order number', number } },
      ...(transfer.length ? [{ title: 'Please transfer', rows: transfer }] : []),
      ...(steps.length ? [{ steps }] : []),
      { label: 'See your order', href: `${publicUrl}/checkout/complete?order=${order.checkoutId}` },
      { head: ['Item', 'Amount'], rows, sums: totalLines(order) },
      ...(delivery.length ? [delivery.join('\n')] : []),
      ...promise,
      ...(invoice ? [{ label: 'See your invoices', href: `${publicUrl}/my/invoices` }] : []),
    ],
  }
}
