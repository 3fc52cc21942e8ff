import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../db/columns.ts'

/** The sandbox's bank: what it charged, or closed for good, or asks its customer about, by checkout. */
export const sandboxCharges = pgTable('sandbox_charges', {
  checkoutId: uuid().primaryKey(),
  status: text().$type<'authenticating' | 'paid' | 'closed'>().notNull(),
  token: text(),
  currency: text().notNull(),
  /** Minor units. */
  amount: integer().notNull(),
  createdAt: createdAt(),
})

/** What the sandbox's bank sent back, or refused to, by the key it was asked with. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    key: text().primaryKey(),
    checkoutId: uuid()
      .notNull()
      .references(() => sandboxCharges.checkoutId),
    status: text().$type<'done' | 'failed'>().notNull(),
    /** Minor units. */
    amount: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.checkoutId)],
)
