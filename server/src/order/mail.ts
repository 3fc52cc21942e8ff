import type { Address } from '@shop/contract/address'
import type { Order } from '@shop/contract/order'
import { promiseOf } from '@shop/contract/promise'
import { taxLines } from '@shop/contract/tax-lines'
import { escapeHtml, mailPage } from '../mail/html.ts'
import type { Mail } from '../mail/mailer.ts'
import { lineNameOf, plainNameOf } from './line-name.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const addressLines = ({ firstName, lastName, address, address2, city, state, postalCode, country }: Address) => [
  `${firstName} ${lastName}`,
  address,
  ...(address2 ? [address2] : []),
  [city, state, postalCode].filter(Boolean).join(' '),
  countryNames.of(country) ?? country,
]

/** Amounts that are nothing are left out, except the total. */
const totalLines = ({ totals, shippingMethod }: Order, taxes = taxLines(totals)): [string, string][] => [
  ['Subtotal', totals.subtotal.label],
  ...(totals.discount.amount ? [['Discount', `-${totals.discount.label}`] as [string, string]] : []),
  ...(totals.loyalty.amount ? [['Loyalty points', `-${totals.loyalty.label}`] as [string, string]] : []),
  ...(shippingMethod
    ? [['Delivery', totals.shipping.amount ? totals.shipping.label : 'Free'] as [string, string]]
    : []),
  ...taxes.added.map(({ term, amount }): [string, string] => [term, amount.label]),
  ['Total', (totals.whole ?? totals.total).label],
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
 * The confirmation of an order, as text and as HTML that says the same; `transfer` says how it is to be paid,
 * `undeliverable` what of it cannot be delivered any more. Unless it `isPersonal` nothing stands in it that its buyer typed.
 */
export function orderMail(
  order: Order,
  publicUrl: string,
  {
    invoice,
    transfer,
    undeliverable,
    isPersonal,
  }: { invoice: Invoice | null; transfer: [string, string][]; undeliverable: string[]; isPersonal: boolean },
): Mail {
  const { number, items, shippingAddress, shippingMethod } = order
  const title = `Thank you for your order ${number}`
  const state = stateOf(order, invoice)
  const notes = order.isTestPayment
    ? [state, ...undeliverable, 'This was a test payment. No money was taken, and nothing will be sent.']
    : [state, ...undeliverable]
  const link = `${publicUrl}/checkout/complete?order=${order.checkoutId}`
  const invoicesLink = `${publicUrl}/my/invoices`
  const itemLines = items.map((item): [string, string] => [
    `${item.quantity} x ${isPersonal ? lineNameOf(item) : plainNameOf(item)}`,
    item.linePrice.label,
  ])
  const delivery = shippingAddress && isPersonal ? addressLines(shippingAddress) : []
  const promise = promiseOf(items, null, '').map(({ term, text }) => `${term}: ${text}`)
  const by = shippingMethod ? `${shippingMethod.name}, ${shippingMethod.days} working days` : null

  const text = [
    title,
    '',
    ...notes,
    '',
    ...(transfer.length ? ['Please transfer', ...transfer.map(([name, value]) => `${name}: ${value}`), ''] : []),
    ...[...itemLines, ...totalLines(order)].map(([name, amount]) => `${name}: ${amount}`),
    ...(delivery.length ? ['', 'Delivery to', ...delivery] : []),
    ...(by ? [by] : []),
    ...(promise.length ? ['', ...promise] : []),
    '',
    `Your order: ${link}`,
    ...(invoice ? [`Your invoices: ${invoicesLink}`] : []),
    '',
  ].join('\n')

  const rows = (lines: [string, string][], cell: 'td' | 'th') =>
    lines
      .map(([name, amount]) => {
        const head =
          cell === 'th'
            ? `<th scope="row" style="text-align:left">${escapeHtml(name)}</th>`
            : `<td>${escapeHtml(name)}</td>`
        return `<tr>${head}<td style="text-align:right">${escapeHtml(amount)}</td></tr>`
      })
      .join('\n')
  const html = mailPage(
    title,
    [
      ...notes.map((note) => `<p>${escapeHtml(note)}</p>`),
      ...(transfer.length
        ? [
            '<h2 style="font-size:16px">Please transfer</h2>',
            `<table style="width:100%;border-collapse:collapse"><tbody>${rows(transfer, 'th')}</tbody></table>`,
          ]
        : []),
      '<table style="width:100%;border-collapse:collapse">',
      '<thead><tr><th scope="col" style="text-align:left">Item</th><th scope="col" style="text-align:right">Amount</th></tr></thead>',
      `<tbody>${rows(itemLines, 'td')}\n${rows(totalLines(order), 'th')}</tbody>`,
      '</table>',
      ...(delivery.length
        ? ['<h2 style="font-size:16px">Delivery to</h2>', `<p>${delivery.map(escapeHtml).join('<br>')}</p>`]
        : []),
      ...(by ? [`<p>${escapeHtml(by)}</p>`] : []),
      ...promise.map((line) => `<p>${escapeHtml(line)}</p>`),
      `<p><a href="${escapeHtml(link)}">See your order</a></p>`,
      ...(invoice ? [`<p><a href="${escapeHtml(invoicesLink)}">See your invoices</a></p>`] : []),
    ].join('\n'),
  )
  return { key: `order-${number}`, to: order.email, subject: `Your order ${number}`, text, html }
}
