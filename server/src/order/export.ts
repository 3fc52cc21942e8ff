import { taxName } from '@shop/contract/tax-lines'
import { toMinor } from '@shop/contract/money'
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { checkouts } from '../checkout/tables.ts'
import type { Db } from '../db/open.ts'
import { cellOf } from '../platform/csv.ts'
import { soldTo } from './sold-to.ts'
import { orders } from './tables.ts'

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
] as const

const dayMs = 24 * 60 * 60 * 1000
const decimal = (minor: number) => (minor / 100).toFixed(2)

/**
 * The orders placed from one day to another, both included (UTC), as CSV; amounts with two decimals. `total` is all that
 * was bought: net, tax, and gift cards, which are taxed when they are spent; `paid` is what money is for.
 */
export async function exportOrders(db: Db, { from, to }: { from: string; to: string }): Promise<string> {
  const rows = await db
    .select({ order: orders, checkout: checkouts })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .where(and(gte(orders.placedAt, new Date(from)), lt(orders.placedAt, new Date(Date.parse(to) + dayMs))))
    .orderBy(asc(orders.placedAt), asc(orders.number))
  const lines = rows.map(({ order, checkout }) => {
    const { snapshot, total, currency, placedAt, status, paymentRef } = order
    const { taxes } = snapshot.totals
    const tax = taxes.reduce((sum, { amount }) => sum + toMinor(amount.amount), 0)
    const giftCards = snapshot.totals.giftCards ? toMinor(snapshot.totals.giftCards.amount) : 0
    const giftCardsSold = snapshot.items.reduce(
      (sum, { amount, metaData }) => (metaData.giftCard ? sum + toMinor(amount) : sum),
      0,
    )
    const { country, state } = soldTo(snapshot)
    const line: Record<(typeof columns)[number], string> = {
      number: order.number,
      date: placedAt.toISOString().slice(0, 10),
      status,
      country,
      state: state ?? '',
      currency,
      net: decimal(total + giftCards - giftCardsSold - tax),
      tax: decimal(tax),
      tax_detail: taxes.map((one) => `${taxName(one)} ${decimal(toMinor(one.amount.amount))}`).join('; '),
      gift_cards_sold: decimal(giftCardsSold),
      total: decimal(total + giftCards),
      gift_cards_spent: decimal(giftCards),
      paid: decimal(total),
      method: checkout.paymentMethod ?? '',
      provider: checkout.provider,
      provider_reference: paymentRef ?? '',
      is_test: checkout.isTestPayment ? 'yes' : 'no',
    }
    return columns.map((column) => cellOf(line[column])).join(',')
  })
  return [columns.join(','), ...lines, ''].join('\n')
}
