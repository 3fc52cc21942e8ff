import type { DeskOrderRow } from '@shop/contract/desk-order'
import { type Minor, priceOf } from '@shop/contract/money'
import { and, eq, inArray, sum } from 'drizzle-orm'
import { nameOf } from '../../people/visitor/visitor.ts'
import type { Db } from '../../platform/db/open.ts'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import { invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import { creditNotes, refunds } from '../../schema/refund.ts'
import { type InvoiceRow, invoiceDueOf } from '../invoice/row.ts'
import { soldTo } from '../order/sold-to.ts'
import { waitingOf } from '../parcel/waiting.ts'
import { isSettled } from '../order/view.ts'
import { deskStatus } from './status.ts'

/** For `where`: money that has not gone back yet. */
export const isUnderWay = inArray(refunds.state, ['requested', 'failed'])

/** Of an order's own checkout; its snapshot, which is large, is the order's. */
const checkoutColumns = {
  paymentMethod: checkouts.paymentMethod,
  isTestPayment: checkouts.isTestPayment,
  total: checkouts.total,
  received: checkouts.received,
  dispute: checkouts.dispute,
}
type Sold = {
  order: typeof orders.$inferSelect
  checkout: Pick<CheckoutRow, keyof typeof checkoutColumns>
  invoice: InvoiceRow | null
}

function dueOf({ order, checkout, invoice }: Sold): Minor {
  if (order.status !== 'pending') return 0
  return invoice ? invoiceDueOf(invoice, order) : Math.max(0, checkout.total - checkout.received)
}

/** What of these orders goes back and has not gone yet, in minor units by the order's id. */
async function refundsUnderWay(db: Db, ids: string[]): Promise<Map<string, Minor>> {
  const rows = await db
    .select({ orderId: creditNotes.orderId, amount: sum(refunds.amount).mapWith(Number) })
    .from(creditNotes)
    .innerJoin(refunds, eq(refunds.creditNoteId, creditNotes.id))
    .where(and(inArray(creditNotes.orderId, ids), isUnderWay))
    .groupBy(creditNotes.orderId)
  return new Map(rows.map(({ orderId, amount }) => [orderId, amount]))
}

/** What of each of these orders waits for somebody. */
export async function readWaits(db: Db, list: Sold[]) {
  const sent = list.filter(({ order }) => isSettled(order)).map(({ order }) => order)
  const [packing, refunding] = await Promise.all([
    waitingOf(db, sent),
    refundsUnderWay(
      db,
      list.map(({ order }) => order.id),
    ),
  ])
  return (sold: Sold) => {
    const { id, currency, snapshot } = sold.order
    const price = (minor: Minor) => (minor ? priceOf(minor, currency, snapshot.country) : null)
    return {
      packing: packing.get(id) ?? [],
      toPay: price(dueOf(sold)),
      toRefund: price(refunding.get(id) ?? 0),
      isDisputed: sold.checkout.dispute === 'open',
    }
  }
}

/** These orders as lines of the list, in the order of their ids. */
export async function readRows(db: Db, ids: string[]): Promise<DeskOrderRow[]> {
  if (!ids.length) return []
  const list = await db
    .select({ order: orders, status: deskStatus, checkout: checkoutColumns, invoice: invoices })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(inArray(orders.id, ids))
  const waitsOf = await readWaits(db, list)
  const byId = new Map(
    list.map((sold): [string, DeskOrderRow] => {
      const { order, status, checkout } = sold
      const { packing, ...waits } = waitsOf(sold)
      return [
        order.id,
        {
          number: order.number,
          placedAt: order.placedAt.toISOString(),
          name: nameOf(order.snapshot),
          email: order.email,
          country: soldTo(order.snapshot).country,
          status,
          total: priceOf(order.total, order.currency, order.snapshot.country),
          itemCount: order.snapshot.items.reduce((all, { quantity }) => all + quantity, 0),
          paymentMethod: checkout.paymentMethod,
          isTestPayment: checkout.isTestPayment,
          toPack: packing.reduce((all, { quantity }) => all + quantity, 0),
          ...waits,
        },
      ]
    }),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}
