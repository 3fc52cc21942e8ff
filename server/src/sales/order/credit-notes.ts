import type { CreditNote } from '@shop/contract/credit-note'
import { type Minor, priceOf, toMinor } from '@shop/contract/money'
import { type AnyColumn, asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { type CreditNoteRow, creditNotes, type RefundRow, refunds } from '../../schema/refund.ts'
import type { orders } from '../../schema/order.ts'

type OrderRow = Pick<typeof orders.$inferSelect, 'id' | 'snapshot'>

/** On which way money goes back: a person may send what its provider would not. */
export const wayOf = ({ way, isByHand }: Pick<RefundRow, 'way' | 'isByHand'>) => (isByHand ? 'transfer' : way)

/** What was credited of an order, in minor units; what its gift cards got back is not among it. */
export const creditedOf = (orderId: AnyColumn) =>
  sql<number>`coalesce((select sum(round((${creditNotes.totals} #>> '{total,amount}')::numeric * 100))
    from ${creditNotes} where ${creditNotes.orderId} = ${orderId}), 0)::int`

/** What points of the payment paid of what was credited, in minor units; those spent when it was ordered are left out. */
export const byPointsOfPayment = ({ byPoints, totals }: Pick<CreditNoteRow, 'byPoints' | 'totals'>): Minor =>
  byPoints - toMinor(totals.loyalty.amount)

/** The credit notes of these orders, by the order's id, the oldest first. */
export async function creditNotesOf(db: Db, of: OrderRow[]): Promise<Map<string, CreditNote[]>> {
  const ids = of.map(({ id }) => id)
  const notes = await db
    .select()
    .from(creditNotes)
    .where(inArray(creditNotes.orderId, ids))
    .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.number))
  const noteIds = notes.map(({ id }) => id)
  const legs = noteIds.length
    ? await db.select().from(refunds).where(inArray(refunds.creditNoteId, noteIds)).orderBy(asc(refunds.way))
    : []
  const countryOf = new Map(of.map(({ id, snapshot }) => [id, snapshot.country]))
  const shown = notes.map(({ id, orderId, number, issuedAt, isCancellation, reason, lines, totals, points }) => ({
    orderId,
    note: {
      number,
      issuedAt: issuedAt.toISOString(),
      isCancellation,
      reason,
      lines,
      totals,
      points,
      refunds: legs
        .filter(({ creditNoteId }) => creditNoteId === id)
        .map((leg) => ({
          way: wayOf(leg),
          amount: priceOf(leg.amount, leg.currency, countryOf.get(orderId)),
          state: leg.state,
          doneAt: leg.doneAt?.toISOString() ?? null,
        })),
    },
  }))
  return new Map(
    [...Map.groupBy(shown, ({ orderId }) => orderId)].map(([orderId, rows]) => [orderId, rows.map(({ note }) => note)]),
  )
}

/** How many of each item went back. */
export function refundedOf(notes: readonly Pick<CreditNote, 'lines'>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { itemId, quantity } of notes.flatMap(({ lines }) => lines))
    counts.set(itemId, (counts.get(itemId) ?? 0) + quantity)
  return counts
}
