import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
