import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { toMinor } from '@shop/contract/money'
import type { AssignBody } from '@shop/contract/refund'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { orders } from '../order/tables.ts'
import type { Services } from '../services.ts'
import { chooseCounts, issueCreditNote, leftOf, notesOf, type Wanted } from './issue.ts'
import { findRefund } from './list.ts'
import { type LockedOrder, lockOrder } from './locked-order.ts'
import { type CreditNoteRow, type RefundRow, refunds } from './tables.ts'

const label = (minor: number) => (minor / 100).toFixed(2)
const refuse = (message: string) => new Failure(409, { message })

/** Locks the orders that it was for, in the order of their ids. Throws 404, and 409 for one that this payment did not pay. */
async function lockNamed(tx: Db, { checkoutId }: RefundRow, numbers: string[]): Promise<LockedOrder[]> {
  const named = [...new Set(numbers.map((number) => number.trim().toUpperCase()))]
  const found = await tx.select({ id: orders.id }).from(orders).where(inArray(orders.number, named)).orderBy(orders.id)
  if (found.length < named.length) throw new Failure(404, { message: messages.failedToFetchOrders })
  const locked: LockedOrder[] = []
  for (const { id } of found) locked.push(await lockOrder(tx, id))
  for (const { order, payment } of locked)
    if (payment.id !== checkoutId || order.status !== 'paid')
      throw refuse(`${order.number} is not paid with this payment, or all of it has gone back.`)
  return locked
}

/** What goes back of an order: of one alone a line, or a sum where it is not all; of several all that is left of each. */
function wantedOf(
  { order }: LockedOrder,
  before: CreditNoteRow[],
  refund: RefundRow,
  body: AssignBody,
): Wanted['what'] {
  const credited = before.reduce((sum, { totals }) => sum + toMinor(totals.total.amount), 0)
  const left = order.total - credited
  if (body.line !== undefined) return { counts: chooseCounts(order, before, body) }
  if (body.numbers.length > 1 || refund.amount === left) return { counts: leftOf(order, before) }
  if (refund.amount > left)
    throw refuse(`Of ${order.number} only ${label(left)} is left, and ${label(refund.amount)} went back.`)
  return { sum: refund.amount }
}

/**
 * Says for which orders it was that money went back at its provider's own desk: each has a credit note, and the refund is
 * divided among them. Throws 409 where what they take back is not what went back.
 */
export async function assignRefund(
  tx: Db,
  services: Pick<Services, 'jobs'>,
  id: string,
  body: AssignBody,
): Promise<{ refund: RefundRow; locked: LockedOrder[]; notes: CreditNoteRow[] }> {
  const { refund: seen } = await findRefund(tx, id)
  if (body.line !== undefined && body.numbers.length > 1) throw refuse('A line is of one order: name that one alone.')
  const locked = await lockNamed(tx, seen, body.numbers)
  // Under the payment's lock, which the webhook that may still change it takes, too: of two at once one finds it.
  const [refund] = await tx
    .delete(refunds)
    .where(and(eq(refunds.id, id), eq(refunds.isForeign, true), isNull(refunds.creditNoteId)))
    .returning()
  const { reference, state, amount } = refund ?? {}
  if (!refund || !reference || !state || state === 'failed')
    throw refuse('This refund has its order already, or was not made at its provider’s own desk.')
  const notes: CreditNoteRow[] = []
  for (const [place, one] of locked.entries()) {
    const before = await notesOf(tx, one.order.id)
    const { note } = await issueCreditNote(tx, services, one, {
      // The first keeps the refund's number, so that a repeated command finds what it came to.
      id: place === 0 ? id : crypto.randomUUID(),
      what: wantedOf(one, before, refund, body),
      isUsedToo: true,
      isCancellation: false,
      reason: body.reason,
      given: { reference, state },
    })
    notes.push(note)
  }
  const sent = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.checkoutId, refund.checkoutId), eq(refunds.reference, reference)))
  const sum = sent.reduce((all, leg) => all + leg.amount, 0)
  if (sum !== amount)
    throw refuse(
      `That comes to ${label(sum)}, and ${label(refund.amount)} went back. Name the order alone to credit a sum.`,
    )
  return { refund, locked, notes }
}
