import type { CreditNote } from '@shop/contract/credit-note'
import { priceOf, toMinor } from '@shop/contract/money'
import { refundLines } from '@shop/contract/refund-lines'
import { and, eq } from 'drizzle-orm'
import { type Snapshot, checkouts, type CheckoutRow } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { readTogether } from '../../platform/db/rows-of.ts'
import { addressLines } from '../order/address-lines.ts'
import { billed } from '../invoice/bill.ts'
import type { InvoiceRow } from '../invoice/row.ts'
import { sellerOf } from '../invoice/seller.ts'
import { invoices } from '../../schema/invoice.ts'
import { creditNoteRows, toCreditNotes } from '../order/credit-notes.ts'
import { orders } from '../../schema/order.ts'
import { findCheckout } from '../payment/checkout-row.ts'
import type { Bill } from '../../platform/pdf/bill.ts'
import { tones } from '../../platform/pdf/theme.ts'
import { brandOf } from '../../platform/config/brand.ts'
import type { Config } from '../../platform/config/config.ts'
import { nameOf, type User } from '../../people/visitor/visitor.ts'
import { creditNotes } from '../../schema/refund.ts'
import { missing } from '../../platform/input/refusal.ts'

/** A credit note with the order that it takes back. */
export type Issued = {
  note: CreditNote
  order: typeof orders.$inferSelect
  own: CheckoutRow
  invoice: InvoiceRow | null
}

async function readIssued(db: Db, where: ReturnType<typeof and>): Promise<Issued | undefined> {
  const [row] = await db
    .select({ number: creditNotes.number, order: orders, own: checkouts, invoice: invoices })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(where)
  if (!row) return undefined
  const { id, snapshot } = row.order
  const note = toCreditNotes(await readTogether(db, creditNoteRows([id])), () => snapshot.country)
    .get(id)
    ?.find(({ number }) => number === row.number)
  return note && { ...row, note }
}

export async function findIssued(db: Db, creditNoteId: string): Promise<Issued> {
  const found = await readIssued(db, eq(creditNotes.id, creditNoteId))
  if (!found) throw new Error('A credit note is missing')
  return found
}

/** An order's snapshot with what of it is credited alone. */
function creditedIn(snapshot: Snapshot, { lines, totals }: CreditNote): Snapshot {
  const items = snapshot.items.flatMap((item) => {
    const line = lines.find(({ itemId }) => itemId === item.id)
    if (!line) return []
    const { quantity } = line
    const linePrice = priceOf(toMinor(item.unitPrice.amount) * quantity, item.unitPrice.currency, snapshot.country)
    return { ...item, quantity, linePrice }
  })
  const { shippingMethod } = snapshot
  return { ...snapshot, items, totals, shippingMethod: totals.shipping.amount ? shippingMethod : null }
}

/** A credit note as it is printed. */
export function creditNoteBill({ note, order, own, invoice }: Issued, config: Config): Bill {
  const snapshot = creditedIn(order.snapshot, note)
  const { on, lines, ...said } = billed(snapshot)
  const { shippingAddress, billingAddress } = snapshot
  const billTo = invoice?.billTo
  const place = billTo ? billTo.address : (billingAddress ?? shippingAddress)
  const { total } = note.totals
  const issuedAt = new Date(note.issuedAt)
  return {
    ...said,
    title: 'Credit note',
    number: note.number,
    issuedAt,
    seller: sellerOf(config, snapshot).lines,
    buyer: [
      billTo?.clinic,
      ...(place ? addressLines(place) : [billTo?.name ?? nameOf(snapshot)]),
      billTo?.email ?? snapshot.email,
    ].filter((line): line is string => Boolean(line)),
    facts: [
      ['Date', on(issuedAt)],
      [invoice ? 'For invoice' : 'For receipt', invoice?.number ?? order.number],
      ['Of', on(invoice?.issuedAt ?? order.placedAt)],
      ['Order', invoice ? order.number : null],
    ],
    state: {
      title: total.amount ? `${total.label} is credited` : 'Nothing was charged for it',
      text: refundLines(note, snapshot.country).join(' '),
      tone: own.isTestPayment ? tones.carrier : tones.clear,
    },
    heading: 'What is credited',
    lines: lines.length
      ? lines
      : [{ what: `A part of order ${order.number}`, quantity: 1, each: total.label, amount: total.label }],
    notes: [
      note.isByDesk ? `We have called off order ${order.number}: ${note.reason}` : `Reason: ${note.reason}`,
      ...(own.isTestPayment ? ['This was a test payment. No money was taken, and none goes back.'] : []),
    ],
    brand: brandOf(config),
    publicUrl: config.publicUrl,
  }
}

/** By its order's key and its number. Throws 404 where the order is missing, or has none of this number. */
export async function findCreditNoteBill(
  db: Db,
  { checkoutId, number }: { checkoutId: string; number: string },
  user: Pick<User, 'id'> | null,
  config: Config,
): Promise<Bill> {
  const checkout = await findCheckout(db, checkoutId, user)
  const found = await readIssued(db, and(eq(orders.checkoutId, checkout.id), eq(creditNotes.number, number)))
  if (!found) throw missing()
  return creditNoteBill(found, config)
}
