import { paymentMethods } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import { discountLines } from '@shop/contract/discount-lines'
import { priceOf } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { spell } from '@shop/contract/spelling'
import { taxLines } from '@shop/contract/tax-lines'
import { eq } from 'drizzle-orm'
import type { CheckoutRow, Snapshot } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import { addressLines } from '../order/address-lines.ts'
import { isOnAccount } from '../order/view.ts'
import { findCheckout } from '../payment/checkout-row.ts'
import { readCheckout } from '../payment/steps.ts'
import { referenceOf } from '../payment/transfer-reference.ts'
import type { Bill, Sum } from '../../platform/pdf/bill.ts'
import { tones } from '../../platform/pdf/theme.ts'
import { brandOf } from '../../platform/config/brand.ts'
import type { Config } from '../../platform/config/config.ts'
import { nameOf, type User } from '../../people/visitor/visitor.ts'
import { invoiceDueOf } from './row.ts'
import { sellerOf } from './seller.ts'
import { type Billed, findInvoice, selectBilled } from './find.ts'
import { missing } from '../../platform/input/refusal.ts'

const methodNames: Record<NonNullable<Order['paymentMethod']>, string> = {
  [paymentMethods.card]: 'Card',
  [paymentMethods.payPal]: 'PayPal',
  [paymentMethods.stripe]: 'Stripe',
  [paymentMethods.eft]: 'Bank transfer',
}

/** What every bill takes from an order's snapshot, a credit note too. */
export function billed({ items, totals, shippingMethod, country }: Snapshot) {
  const { added, included } = taxLines(totals)
  const { giftCards, whole = totals.total } = totals
  const off = (term: string, { amount, label }: typeof totals.discount): Sum[] => (amount ? [[term, `-${label}`]] : [])
  return {
    country,
    lines: items.map(({ product, metaData, quantity, unitPrice, linePrice }) => ({
      what: [spell(product.name, country), metaData.animalName ?? metaData.giftCard?.recipientName]
        .filter(Boolean)
        .join(', for '),
      quantity,
      each: unitPrice.label,
      amount: linePrice.label,
    })),
    sums: [
      ['Subtotal', totals.subtotal.label] as Sum,
      ...discountLines(totals).flatMap(({ term, amount }) => off(term, amount)),
      ...off('Loyalty points', totals.loyalty),
      ...(shippingMethod ? [['Delivery', totals.shipping.label] as Sum] : []),
      ...added.map(({ term, amount }): Sum => [term, amount.label]),
    ],
    total: [`Total in ${whole.currency}`, whole.label] as Sum,
    heading: 'What was ordered',
    included: [
      ...included.map(({ term, percent, amount: tax }): Sum => [`${term} ${percent}%`, tax.label]),
      // They pay, so the total and its tax are what they would be without them.
      ...(giftCards
        ? ([
            ['By gift card', giftCards.label],
            ['The rest', totals.total.label],
          ] satisfies Sum[])
        : []),
    ],
    notes: items.some(({ metaData }) => metaData.giftCard) ? ['A gift card is taxed when it is spent.'] : [],
    on: (date: Date) => formatDate(date.toISOString(), country),
  }
}

const testNote = 'This was a test payment. No money was taken, and nothing will be sent.'

/** "Gift card and Card"; null for what cost nothing. */
function paidBy({ paymentMethod, snapshot: { totals } }: CheckoutRow): string | null {
  const ways = [totals.giftCards && 'Gift card', paymentMethod && totals.total.amount > 0 && methodNames[paymentMethod]]
  return ways.filter(Boolean).join(' and ') || null
}

/** A bill that is paid states how and when; one of a test payment also that no money moved. */
const paidState = (isTestPayment: boolean, when: string | null) => ({
  title: when ? `Paid on ${when}` : 'Paid',
  text: isTestPayment ? testNote : 'Thank you. Nothing is left to pay.',
  tone: isTestPayment ? tones.carrier : tones.clear,
})

/** The bill of an order that was paid; `payment` is the checkout that did so, its own or one in place of its transfer. */
function orderBill(
  { snapshot, number }: CheckoutRow,
  order: Billed['order'],
  payment: CheckoutRow,
  config: Config,
): Bill {
  const { paymentMethod, isTestPayment } = payment
  const { shippingAddress, billingAddress } = snapshot
  const { on, ...said } = billed(snapshot)
  const seller = sellerOf(config, snapshot)
  const bill = billingAddress ?? shippingAddress
  return {
    ...said,
    title: seller.registration ? 'Tax invoice' : 'Receipt',
    number,
    issuedAt: order.placedAt,
    seller: seller.lines,
    buyer: [...(bill ? addressLines(bill) : [nameOf(snapshot)]), snapshot.email],
    facts: [
      ['Date', on(order.placedAt)],
      ['Order', number],
      ['Paid by', paidBy(payment)],
      ['Reference', order.paymentRef],
    ],
    // A transfer came later than the order, and only the bank's statement has its day.
    state: paidState(
      isTestPayment,
      order.paymentCheckoutId || paymentMethod === paymentMethods.eft ? null : on(order.placedAt),
    ),
    brand: brandOf(config),
    publicUrl: config.publicUrl,
  }
}

/** The bill of an order on account; `payment` is the checkout that paid it. */
function invoiceBill({ invoice, order }: Billed, payment: CheckoutRow | null, config: Config): Bill {
  const { billTo, issuedAt, dueAt, paidAt, creditedAt, number } = invoice
  const { snapshot } = order
  const { on, ...said } = billed(snapshot)
  const seller = sellerOf(config, snapshot)
  const due = on(dueAt)
  return {
    ...said,
    title: seller.registration ? 'Tax invoice' : 'Invoice',
    number,
    issuedAt,
    seller: seller.lines,
    buyer: [billTo.clinic, ...(billTo.address ? addressLines(billTo.address) : [billTo.name]), billTo.email].filter(
      (line): line is string => Boolean(line),
    ),
    facts: [
      ['Date', on(issuedAt)],
      ['Due', due],
      ['Order', order.number],
      ['Paid by', payment?.paymentMethod ? `${methodNames[payment.paymentMethod]}, ${payment.number}` : null],
    ],
    state: paidAt
      ? paidState(payment?.isTestPayment ?? false, on(paidAt))
      : creditedAt
        ? { title: `Credited on ${on(creditedAt)}`, text: 'Nothing is left to pay.', tone: tones.clear }
        : {
            title: `To pay by ${due}: ${priceOf(invoiceDueOf(invoice, order), order.currency, snapshot.country).label}`,
            text: `Online under Invoices, or by bank transfer with the reference ${referenceOf(number)}.`,
            tone: tones.carrier,
          },
    brand: brandOf(config),
    publicUrl: config.publicUrl,
  }
}

/** What paid an order in place of its own checkout: one of the payments of what was pending. */
async function paymentOf(db: Db, { paymentCheckoutId }: Billed['order']): Promise<CheckoutRow | null> {
  const payment = paymentCheckoutId ? await readCheckout(db, paymentCheckoutId) : null
  return payment?.status === 'paid' ? payment : null
}

/** An invoice's bill. Throws 404 where the user has no such invoice. */
export async function findInvoiceBill(db: Db, id: string, user: User, config: Config): Promise<Bill> {
  const found = await findInvoice(db, id, user)
  return invoiceBill(found, await paymentOf(db, found.order), config)
}

/** An order's bill: its invoice, where it is on account. Throws 404 where the order is missing, or nothing was paid yet. */
export async function findOrderBill(
  db: Db,
  checkoutId: string,
  user: Pick<User, 'id'> | null,
  config: Config,
): Promise<Bill> {
  const checkout = await findCheckout(db, checkoutId, user)
  const [order] = await db.select().from(orders).where(eq(orders.checkoutId, checkout.id))
  if (!order) throw missing()
  const payment = await paymentOf(db, order)
  if (isOnAccount(order)) {
    const [found] = await selectBilled(db).where(eq(orders.id, order.id))
    if (!found) throw missing()
    return invoiceBill(found, payment, config)
  }
  if (order.status !== 'paid' && order.status !== 'refunded') throw missing()
  return orderBill(checkout, order, payment ?? checkout, config)
}
