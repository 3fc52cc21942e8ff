import { taxName } from '@shop/contract/tax-lines'
import { type Minor, toMinor } from '@shop/contract/money'
import type { Totals } from '@shop/contract/cart'
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { checkouts, type Snapshot } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { csvOf } from '@shop/contract/csv'
import { creditNotes } from '../../schema/refund.ts'
import { soldTo } from './sold-to.ts'
import { orders } from '../../schema/order.ts'
import { dayMs } from '../../platform/values/days.ts'

const columns = [
  'number',
  'date',
  'status',
  'country',
  'state',
  'currency',
  'net',
  'tax',
  'tax_detail',
  'gift_cards_sold',
  'total',
  'gift_cards_spent',
  'paid',
  'method',
  'provider',
  'provider_reference',
  'is_test',
  /** The order that a credit note takes back. */
  'credits',
] as const

/** Zero has no sign. */
const decimal = (minor: number) => (minor / 100 || 0).toFixed(2)

type Line = Record<(typeof columns)[number], string>

/**
 * `total` is all that was bought: net, tax, and `sold`, gift cards, which are taxed when they are spent; `paid` is what
 * money is for. `sign` is -1 of what goes back.
 */
function sumsOf({ taxes, total, giftCards }: Totals, sold: Minor, sign: 1 | -1) {
  const tax = taxes.reduce((sum, { amount }) => sum + toMinor(amount.amount), 0)
  const paid = toMinor(total.amount)
  const spent = giftCards ? toMinor(giftCards.amount) : 0
  return {
    net: decimal(sign * (paid + spent - sold - tax)),
    tax: decimal(sign * tax),
    tax_detail: taxes.map((one) => `${taxName(one)} ${decimal(sign * toMinor(one.amount.amount))}`).join('; '),
    gift_cards_sold: decimal(sign * sold),
    total: decimal(sign * (paid + spent)),
    gift_cards_spent: decimal(sign * spent),
    paid: decimal(sign * paid),
  }
}

/** What of an order are gift cards; with `lines`, of what a credit note takes back. */
const soldIn = ({ items }: Snapshot, lines?: { itemId: string }[]): Minor =>
  items.reduce(
    (sum, { id, amount, metaData }) =>
      metaData.giftCard && (!lines || lines.some(({ itemId }) => itemId === id)) ? sum + toMinor(amount) : sum,
    0,
  )

type Sold = { order: typeof orders.$inferSelect; checkout: typeof checkouts.$inferSelect }

/** What an order and its credit notes have in common. */
function lineOf({ order: { snapshot, currency, paymentRef }, checkout }: Sold) {
  const { country, state } = soldTo(snapshot)
  return {
    country,
    state: state ?? '',
    currency,
    method: checkout.paymentMethod ?? '',
    provider: checkout.provider,
    provider_reference: paymentRef ?? '',
    is_test: checkout.isTestPayment ? 'yes' : 'no',
  }
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/**
 * The orders placed from one day to another, both included (UTC), and the credit notes issued then, which take back and
 * are below zero, as CSV; amounts with two decimals.
 */
export async function exportOrders(db: Db, { from, to }: { from: string; to: string }): Promise<string> {
  const [first, end] = [new Date(from), new Date(Date.parse(to) + dayMs)]
  const sold = await db
    .select({ order: orders, checkout: checkouts })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(and(gte(orders.placedAt, first), lt(orders.placedAt, end)))
    .orderBy(asc(orders.placedAt), asc(orders.number))
  const credited = await db
    .select({ note: creditNotes, order: orders, checkout: checkouts })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(and(gte(creditNotes.issuedAt, first), lt(creditNotes.issuedAt, end)))
    .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.number))
  const lines: Line[] = [
    ...sold.map((row) => ({
      ...lineOf(row),
      ...sumsOf(row.order.snapshot.totals, soldIn(row.order.snapshot), 1),
      number: row.order.number,
      date: dayOf(row.order.placedAt),
      status: row.order.status,
      credits: '',
    })),
    ...credited.map(({ note, ...row }) => ({
      ...lineOf(row),
      ...sumsOf(note.totals, soldIn(row.order.snapshot, note.lines), -1),
      number: note.number,
      date: dayOf(note.issuedAt),
      status: 'credited',
      credits: row.order.number,
    })),
  ]
  return csvOf([[...columns], ...lines.map((line) => columns.map((column) => line[column]))])
}
