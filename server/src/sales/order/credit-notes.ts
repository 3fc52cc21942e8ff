import type { CreditNote } from '@shop/contract/credit-note'
import { type Minor, priceOf, toMinor } from '@shop/contract/money'
import { type AnyColumn, eq, getTableColumns, sql } from 'drizzle-orm'
import { anyOf } from '../../platform/db/any-of.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { type CreditNoteRow, creditNotes, type RefundRow, refunds } from '../../schema/refund.ts'

/** On which way money goes back: a person may send what its provider would not. */
export const wayOf = ({ way, isByHand }: Pick<RefundRow, 'way' | 'isByHand'>) => (isByHand ? 'transfer' : way)

/** What was credited of an order, in minor units; what its gift cards got back is not among it. */
export const creditedOf = (orderId: AnyColumn) =>
  sql<number>`coalesce((select sum(round((${creditNotes.totals} #>> '{total,amount}')::numeric * 100))
    from ${creditNotes} where ${creditNotes.orderId} = ${orderId}), 0)::int`

/** For `where`: all that was left of an order went back because it was cancelled; its stored status is `refunded`. */
export const hasCancellation = (orderId: AnyColumn) =>
  sql<boolean>`exists (select from ${creditNotes} where ${creditNotes.orderId} = ${orderId} and ${creditNotes.isCancellation})`

/** What points of the payment paid of what was credited, in minor units; those spent when it was ordered are left out. */
export const byPointsOfPayment = ({ byPoints, totals }: Pick<CreditNoteRow, 'byPoints' | 'totals'>): Minor =>
  byPoints - toMinor(totals.loyalty.amount)

/** For `readTogether`: the credit notes of these orders, the oldest first, and the ways their money goes back. */
export const creditNoteRows = (orderIds: string[]) => ({
  notes: rowsOf(getTableColumns(creditNotes), (select) =>
    select
      .from(creditNotes)
      .where(anyOf(creditNotes.orderId, orderIds))
      .orderBy(creditNotes.issuedAt, creditNotes.number),
  ),
  legs: rowsOf(getTableColumns(refunds), (select) =>
    select
      .from(refunds)
      .innerJoin(creditNotes, eq(creditNotes.id, refunds.creditNoteId))
      .where(anyOf(creditNotes.orderId, orderIds))
      .orderBy(refunds.way),
  ),
})

/** Credit notes by the order's id; `countryOf` an order's id. */
export function toCreditNotes(
  { notes, legs }: { notes: CreditNoteRow[]; legs: RefundRow[] },
  countryOf: (orderId: string) => string | undefined,
): Map<string, CreditNote[]> {
  const toNote = ({ id, orderId, ...note }: CreditNoteRow): CreditNote => ({
    number: note.number,
    issuedAt: note.issuedAt.toISOString(),
    isCancellation: note.isCancellation,
    isByDesk: note.isByDesk,
    reason: note.reason,
    lines: note.lines,
    totals: note.totals,
    points: note.points,
    refunds: legs
      .filter(({ creditNoteId }) => creditNoteId === id)
      .map((leg) => ({
        way: wayOf(leg),
        amount: priceOf(leg.amount, leg.currency, countryOf(orderId)),
        state: leg.state,
        doneAt: leg.doneAt?.toISOString() ?? null,
      })),
  })
  return new Map(
    [...Map.groupBy(notes, ({ orderId }) => orderId)].map(([orderId, rows]) => [orderId, rows.map(toNote)]),
  )
}

/** How many of each item went back. */
export function refundedOf(notes: readonly Pick<CreditNote, 'lines'>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { itemId, quantity } of notes.flatMap(({ lines }) => lines))
    counts.set(itemId, (counts.get(itemId) ?? 0) + quantity)
  return counts
}
