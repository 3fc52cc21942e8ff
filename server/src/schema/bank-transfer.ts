import type { Currency } from '@shop/contract/constants'
import { date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from './columns.ts'
import { invoices } from './invoice.ts'
import { orders } from './order.ts'

/** Money that has come into an account of the shop's: a line of its bank's statement. */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    id: id(),
    /** As the bank names account and line: the same line is taken once. */
    account: text().notNull(),
    bankId: text().notNull(),
    bookedOn: date({ mode: 'string' }).notNull(),
    /** Minor units. */
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** As the payer wrote it. */
    reference: text().notNull(),
    payer: text().notNull(),
    /** When it was looked what it is for. */
    triedAt: at(),
    /** What it is for: one of the two, or none as long as nobody knows. */
    orderId: uuid().references(() => orders.id),
    invoiceId: uuid().references(() => invoices.id),
    /** What it is worth in the currency of that, in minor units, and what of this pays it. */
    worth: integer().notNull(),
    counted: integer().notNull().default(0),
    /** When the rest was sent back. */
    returnedAt: at(),
    /** Why the desk matched or returned it. */
    reason: text(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.account, t.bankId), index().on(t.orderId), index().on(t.invoiceId), index().on(t.triedAt)],
)

export type BankTransferRow = typeof bankTransfers.$inferSelect
