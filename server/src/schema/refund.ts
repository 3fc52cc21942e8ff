import type { CreditNote, RefundState, RefundWay } from '@shop/contract/credit-note'
import type { Currency } from '@shop/contract/constants'
import { boolean, index, integer, jsonb, pgSequence, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { checkouts } from './checkout.ts'
import { at, createdAt, id } from './columns.ts'
import { orders } from './order.ts'

/** CN-100001 and on. A transaction that is rolled back leaves a gap. */
export const creditNoteNumber = pgSequence('credit_note_number', { startWith: 100_001 })

/** Takes back a part of an order, or all of it: several for one order sum to what it came to, and never to more. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    /** The caller chooses it, so that a repeated request is the same one. */
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Of all that was left, before anything was sent. */
    isCancellation: boolean().notNull(),
    /** Of a cancellation: the desk made it, not the buyer. */
    isByDesk: boolean().notNull().default(false),
    reason: text().notNull(),
    /** Of which items how many; none where only a sum goes back. */
    lines: jsonb().$type<CreditNote['lines']>().notNull(),
    totals: jsonb().$type<CreditNote['totals']>().notNull(),
    /** Minor units. */
    total: integer().notNull(),
    /** Points that came back: those of its order, and of the payment that paid it later. */
    points: integer().notNull(),
    /** Minor units that these points had paid. */
    byPoints: integer().notNull(),
    issuedAt: createdAt(),
  },
  (t) => [index().on(t.orderId), index().on(t.issuedAt)],
)
export type CreditNoteRow = typeof creditNotes.$inferSelect

/** Money on its way back, written before its provider is called. What has failed is owed all the same. */
export const refunds = pgTable(
  'refunds',
  {
    /** With the attempt, the provider's idempotency key. */
    id: id(),
    /** Null for money that paid nothing: what it was for was paid already, or it was sent back at the provider's. */
    creditNoteId: uuid().references(() => creditNotes.id),
    /** The payment that it is a part of. */
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id),
    way: text().$type<RefundWay>().notNull(),
    /** Minor units. */
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    state: text().$type<RefundState>().notNull(),
    attempt: integer().notNull().default(1),
    /** The provider's own id of it. */
    reference: text(),
    failure: text(),
    /** Sent by a person, who records it: a transfer, or what its provider would not send. */
    isByHand: boolean().notNull().default(false),
    /** Made at its provider's own desk: as long as it has no credit note, its order is unknown. */
    isForeign: boolean().notNull().default(false),
    requestedAt: createdAt(),
    doneAt: at(),
  },
  (t) => [
    unique().on(t.checkoutId, t.reference, t.creditNoteId),
    index().on(t.creditNoteId),
    index().on(t.state, t.requestedAt),
  ],
)
export type RefundRow = typeof refunds.$inferSelect
