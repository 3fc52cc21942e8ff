import { readCode } from '@shop/contract/codes'
import { Failure } from '@shop/contract/failure'
import { type Minor, toMinor } from '@shop/contract/money'
import type { AssignBody } from '@shop/contract/refund'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import type { Services } from '../../platform/services.ts'
import { chooseCounts, issueCreditNote, leftOf, moneyLeft, notesOf, type Wanted } from './issue.ts'
import { findRefund } from './list.ts'
import { type LockedOrder, lockOrder } from './locked-order.ts'
import { type CreditNoteRow, type RefundRow, refunds } from '../../schema/refund.ts'
import { missing } from '../../platform/input/refusal.ts'

const label = (minor: number) => (minor / 100).toFixed(2)
const refuse = (message: string) => new Failure(409, { message })

/** The sum that was named for an order, by its number; null where none was. */
type Named = Map<string, Minor | null>

/** Throws 409 for an order that is named twice, and for a line of several. */
function namesIn({ orders: said, line }: AssignBody): Named {
  const named: Named = new Map(
    said.map(({ number, amount }) => [
      readCode(number, 'order') ?? number,
      amount === undefined ? null : toMinor(amount),
    ]),
  )
  if (named.size < said.length) throw refuse('Name each order once.')
  if (line !== undefined && (named.size > 1 || said[0]?.amount !== undefined))
    throw refuse('A line is of one order: name that one alone, without an amount.')
  return named
}

/**
 * Locks the orders that it was for, in the order of their ids, and answers them by number. Throws 404, and 409 for one
 * that this payment did not pay.
 */
async function lockNamed(tx: Db, { checkoutId }: RefundRow, named: Named): Promise<LockedOrder[]> {
  const isNamed = inArray(orders.number, [...named.keys()])
  const found = await tx.select({ id: orders.id }).from(orders).where(isNamed).orderBy(orders.id)
  if (found.length < named.size) throw missing()
  const locked: LockedOrder[] = []
  for (const { id } of found) locked.push(await lockOrder(tx, id))
  for (const { order, payment } of locked)
    if (payment.id !== checkoutId || order.status !== 'paid')
      throw refuse(`${order.number} is not paid with this payment, or all of it has gone back.`)
  return locked.toSorted((one, other) => one.order.number.localeCompare(other.order.number))
}

/** What goes back of an order: a line, the sum that was named or that of the refund of one order, else all that is left. */
function wantedOf(
  { order }: LockedOrder,
  before: CreditNoteRow[],
  refund: RefundRow,
  { body, named }: { body: AssignBody; named: Named },
): Wanted['what'] {
  if (body.line !== undefined) return { counts: chooseCounts(order, before, body) }
  const left = moneyLeft(order, before)
  const sum = named.get(order.number) ?? (named.size > 1 ? left : refund.amount)
  if (sum > left) throw refuse(`Of ${order.number} only ${label(left)} is left, and ${label(sum)} went back.`)
  return sum === left ? { counts: leftOf(order, before) } : { sum }
}

/**
 * Assigns money that went back at its provider's own desk to its orders: each has a credit note, and the refund is
 * divided among them. Throws 409 where what they take back is not exactly what went back.
 */
export async function assignRefund(
  tx: Db,
  services: Pick<Services, 'jobs'>,
  id: string,
  body: AssignBody,
): Promise<{ refund: RefundRow; locked: LockedOrder[]; notes: CreditNoteRow[] }> {
  const { refund: seen } = await findRefund(tx, id)
  const named = namesIn(body)
  const locked = await lockNamed(tx, seen, named)
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
      // The first has the refund's number, so that a repeated command finds what it made.
      id: place === 0 ? id : crypto.randomUUID(),
      what: wantedOf(one, before, refund, { body, named }),
      isUsedToo: true,
      cancelledBy: null,
      reason: body.reason,
      given: { reference, state },
    })
    notes.push(note)
  }
  // What these orders' gift cards get back is not the provider's.
  const isTheirs = and(
    inArray(
      refunds.creditNoteId,
      notes.map((note) => note.id),
    ),
    ne(refunds.way, 'gift_card'),
  )
  const legs = await tx.select().from(refunds).where(isTheirs)
  const sum = legs.reduce((all, leg) => all + leg.amount, 0)
  if (sum !== amount)
    throw refuse(
      `That comes to ${label(sum)}, and ${label(refund.amount)} went back. Name the amount of each order, as KP-100042=12.50.`,
    )
  return { refund, locked, notes }
}
