import type { SavedCard } from '@shop/contract/saved-card'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** The sandbox's bank: what it charged, or refuses from now on, or needs its customer's answer for, by checkout. */
export const sandboxCharges = pgTable('sandbox_charges', {
  checkoutId: uuid().primaryKey(),
  status: text().$type<'authenticating' | 'paid' | 'closed'>().notNull(),
  token: text(),
  /** Until when its card is valid, where its owner wants it stored once it has paid. */
  saved: jsonb().$type<Pick<SavedCard, 'expiryMonth' | 'expiryYear'>>(),
  currency: text().notNull(),
  /** Minor units. */
  amount: integer().notNull(),
  createdAt: createdAt(),
})

/** What the sandbox's bank sent back, or refused to, by the key of the request. */
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

/** The cards that the sandbox stores for its customers, each a published test number by its token. */
export const sandboxSavedCards = pgTable(
  'sandbox_saved_cards',
  {
    id: id(),
    customer: text().notNull(),
    token: text().notNull(),
    expiryMonth: integer().notNull(),
    expiryYear: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.customer, t.token)],
)
