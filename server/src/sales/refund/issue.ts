import { readCode } from '@shop/contract/codes'
import type { RefundState } from '@shop/contract/credit-note'
import { Failure } from '@shop/contract/failure'
import { type Minor, priceOf, toMinor } from '@shop/contract/money'
import type { RefundBody } from '@shop/contract/refund'
import { asc, eq, sql } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { checkouts } from '../../schema/checkout.ts'
import { coupons } from '../../schema/coupon.ts'
import type { Db } from '../../platform/db/open.ts'
import { returnToGiftCards } from '../gift-card/spend.ts'
import { reopenLost } from '../dispute/reopen.ts'
import { invoiceDueOf } from '../invoice/row.ts'
import { invoices } from '../../schema/invoice.ts'
import { givePoints } from '../loyalty/spending.ts'
import { refundedOf } from '../order/credit-notes.ts'
import { orders } from '../../schema/order.ts'
import type { Services } from '../../platform/services.ts'
import type { LockedOrder } from './locked-order.ts'
import { type Counts, addCounts } from './share.ts'
import { divide, type Leg, pointsBack } from './sources.ts'
import { type CreditNoteRow, creditNotes, refunds } from '../../schema/refund.ts'
import { planTaking, takeBack, type Taking } from './take-back.ts'
import { creditSums, toTotals } from './totals.ts'
import { takeBackYear } from './year.ts'
import { reserveSupplies } from '../parcel/waiting.ts'
import { refundMailQueue, refundQueue } from './queues.ts'

/** What is to go back of an order. */
export type Wanted = {
  /** Of the credit note. */
  id: string
  /** Items of the order, by id; or a sum without a purpose. */
  what: { counts: Counts } | { sum: Minor }
  /** Also what was activated, handed on or begun. */
  isUsedToo: boolean
  /** Null for a refund. */
  cancelledBy: 'buyer' | 'desk' | null
  reason: string
  /** It went back at its provider's already. */
  given?: { reference: string; state: RefundState }
}

export const notesOf = (tx: Db, orderId: string): Promise<CreditNoteRow[]> =>
  tx
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.number))

/** An order's id by its number, however it is typed. Throws 404. */
export async function findRefundable(db: Db, typed: string): Promise<string> {
  const number = readCode(typed, 'order') ?? ''
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  if (!order) throw new Failure(404, { message: 'No order has this number.' })
  return order.id
}

/** What of an order has not gone back, by item. */
export const leftOf = ({ snapshot }: LockedOrder['order'], before: CreditNoteRow[]): Map<string, number> => {
  const gone = refundedOf(before)
  const left = snapshot.items.map(({ id, quantity }): [string, number] => [id, quantity - (gone.get(id) ?? 0)])
  return new Map(left.filter(([, quantity]) => quantity > 0))
}

/** The money on its way: a job sends the provider's part, a person a transfer, an invoice is smaller at once. */
async function writeLegs(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { order, invoice }: LockedOrder,
  { id: creditNoteId, given }: Wanted,
  legs: Leg[],
) {
  for (const leg of legs) {
    const isProviders = leg.way === 'card' || leg.way === 'paypal'
    const isAtOnce = leg.way === 'invoice' || leg.way === 'gift_card'
    const state: RefundState = isAtOnce ? 'done' : isProviders && given ? given.state : 'requested'
    const [refund] = await tx
      .insert(refunds)
      .values({
        ...leg,
        creditNoteId,
        currency: order.currency,
        state,
        reference: isProviders ? (given?.reference ?? null) : null,
        doneAt: state === 'done' ? new Date() : null,
      })
      .returning({ id: refunds.id })
    if (isProviders && !given && refund) await jobs.send(refundQueue, { refundId: refund.id }, tx)
    if (leg.way === 'gift_card') await returnToGiftCards(tx, order.checkoutId, leg.amount)
    if (leg.way === 'invoice' && invoice)
      await tx
        .update(invoices)
        .set({ credited: sql`${invoices.credited} + ${leg.amount}` })
        .where(eq(invoices.id, invoice.id))
  }
}

/** All of it went back: its vouchers can be used again, and an open invoice is closed. */
async function endOrder(tx: Db, { order, own, invoice }: LockedOrder) {
  for (const code of order.snapshot.coupons.toSorted())
    await tx
      .update(coupons)
      .set({ redemptions: sql`greatest(0, ${coupons.redemptions} - 1)` })
      .where(eq(coupons.code, code))
  await tx.update(orders).set({ status: 'refunded' }).where(eq(orders.id, order.id))
  await tx.update(checkouts).set({ status: 'refunded', updatedAt: new Date() }).where(eq(checkouts.id, own.id))
  if (invoice && !invoice.paidAt)
    await tx.update(invoices).set({ creditedAt: new Date() }).where(eq(invoices.id, invoice.id))
}

/** What is left of an invoice was paid before: it is paid now. */
async function settleInvoice(tx: Db, { order, own, invoice }: LockedOrder, legs: Leg[]) {
  const credited = legs.reduce((sum, { way, amount }) => (way === 'invoice' ? sum + amount : sum), 0)
  if (!invoice || !credited || invoiceDueOf(invoice, order) > credited) return
  await tx.update(invoices).set({ paidAt: new Date() }).where(eq(invoices.id, invoice.id))
  await tx.update(orders).set({ status: 'paid' }).where(eq(orders.id, order.id))
  await tx.update(checkouts).set({ status: 'paid', updatedAt: new Date() }).where(eq(checkouts.id, own.id))
}

/**
 * What a credit note would take back and send where, under the locks of `lockOrder`; nothing is changed. Throws 409
 * where something of it was used, or less is left.
 */
export async function planCredit(tx: Db, locked: LockedOrder, { what, isUsedToo }: Pick<Wanted, 'what' | 'isUsedToo'>) {
  const { order } = locked
  const before = await notesOf(tx, order.id)
  const counts: Counts = 'counts' in what ? what.counts : new Map()
  const credit = creditSums(order.snapshot, before, what)
  const takings: Taking[] = []
  for (const item of order.snapshot.items) {
    const quantity = counts.get(item.id)
    if (quantity) takings.push(await planTaking(tx, order, { item, quantity, isUsedToo }))
  }
  const { legs, byPoints } = await divide(tx, locked, before, credit.total)
  const toGiftCards = legs.reduce((sum, { way, amount }) => (way === 'gift_card' ? sum + amount : sum), 0)
  const gone = addCounts(refundedOf(before), counts)
  return {
    counts,
    takings,
    legs,
    /** Minor units that points had paid. */
    byPoints: credit.loyalty + byPoints,
    points: pointsBack(before, credit.loyalty + byPoints, order.currency),
    /** Minor units, gift cards' part too. */
    total: credit.total,
    totals: toTotals(credit, order.snapshot, before, toGiftCards),
    /** Nothing is left of the order afterwards. */
    isWhole: order.snapshot.items.every(({ id, quantity }) => (gone.get(id) ?? 0) >= quantity),
  }
}

/**
 * Credits a part of an order, or all that is left, under the locks of `lockOrder`: kits become void, money and points
 * go back to where they came from, and a credit note states it. Nothing moves at a provider before this is committed.
 * Returns the credit note and the void barcodes. Throws 409 where something of it was used, or nothing is left.
 */
export async function issueCreditNote(
  tx: Db,
  services: Pick<Services, 'jobs'>,
  locked: LockedOrder,
  wanted: Wanted,
): Promise<{ note: CreditNoteRow; voided: string[] }> {
  const { order, payment } = locked
  const { id, cancelledBy, reason } = wanted
  const { counts, takings, legs, isWhole, ...plan } = await planCredit(tx, locked, wanted)
  for (const taking of takings) await takeBack(tx, order, taking)
  const [note] = await tx
    .insert(creditNotes)
    .values({
      id,
      number: sql<string>`'CN-' || nextval('credit_note_number')`,
      orderId: order.id,
      isCancellation: cancelledBy !== null,
      isByDesk: cancelledBy === 'desk',
      reason,
      lines: [...counts].map(([itemId, quantity]) => ({ itemId, quantity })),
      ...plan,
    })
    .returning()
  if (!note) throw new Error('No credit note was made')
  await reserveSupplies(tx, order)
  await writeLegs(tx, services, locked, wanted, legs)
  if (isWhole) await endOrder(tx, locked)
  else await settleInvoice(tx, locked, legs)
  await reopenLost(tx, payment)
  // The user's row is the last lock, as of every payment.
  await givePoints(tx, order.userId, {
    points: note.points,
    reason: `Credit note ${note.number}`,
    cause: `refund:${note.id}`,
  })
  await takeBackYear(tx, services, order, counts, Boolean(wanted.given))
  await services.jobs.send(refundMailQueue, { creditNoteId: note.id }, tx)
  return { note, voided: takings.flatMap(({ kits }) => kits) }
}

/** What of an order's money has not gone back. */
export const moneyLeft = ({ total }: LockedOrder['order'], before: CreditNoteRow[]): Minor =>
  before.reduce((rest, { totals }) => rest - toMinor(totals.total.amount), total)

/** A sum, this many of one line, or all that is left. Throws 428 on the field. */
export function chooseWhat(
  order: LockedOrder['order'],
  before: CreditNoteRow[],
  { amount, ...lines }: Pick<RefundBody, 'line' | 'quantity' | 'amount'>,
): Wanted['what'] {
  if (amount === undefined) return { counts: chooseCounts(order, before, lines) }
  if (lines.line !== undefined) throw refusal({ amount: 'Choose a line or an amount.' })
  const sum = toMinor(amount)
  const left = moneyLeft(order, before)
  const { label } = priceOf(left, order.currency, order.snapshot.country)
  if (sum > left) throw refusal({ amount: `Of ${order.number} ${label} can go back.` })
  return sum === left ? { counts: leftOf(order, before) } : { sum }
}

/** This many of one line, or what is left of all lines. Throws 428 on the field. */
export function chooseCounts(
  order: LockedOrder['order'],
  before: CreditNoteRow[],
  { line, quantity }: { line?: number | undefined; quantity?: number | undefined },
): Counts {
  const refuse = (field: string, text: string) => refusal({ [field]: text })
  const left = leftOf(order, before)
  if (!left.size) throw new Failure(409, { message: 'All of this order has gone back already.' })
  if (line === undefined) {
    if (quantity !== undefined) throw refuse('line', 'Say of which line.')
    return left
  }
  const { items } = order.snapshot
  const item = items[line - 1]
  if (!item) throw refuse('line', items.length === 1 ? 'It has one line.' : `It has ${items.length} lines.`)
  const most = left.get(item.id) ?? 0
  if (!most) throw new Failure(409, { message: `All of ${item.product.name} has gone back already.` })
  if ((quantity ?? most) > most) throw refuse('quantity', `Of ${item.product.name} ${most} can go back.`)
  return new Map([[item.id, quantity ?? most]])
}
