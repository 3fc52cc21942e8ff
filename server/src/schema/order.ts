import type { Currency } from '@shop/contract/constants'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkouts, type Snapshot } from './checkout.ts'
import { createdAt, id } from './columns.ts'
import { users } from './user.ts'

export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: text().notNull().unique(),
    checkoutId: uuid()
      .notNull()
      .unique()
      .references(() => checkouts.id),
    paymentRef: text().unique(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    email: text().notNull(),
    status: text().$type<'paid' | 'pending' | 'cancelled' | 'expired' | 'refunded'>().notNull(),
    /** The payment that may be taking money for it now, or that has paid it, where that is not its own checkout. */
    paymentCheckoutId: uuid(),
    currency: text().$type<Currency>().notNull(),
    total: integer().notNull(),
    snapshot: jsonb().$type<Snapshot>().notNull(),
    /** Raised with each change of its address at the desk. */
    version: integer().notNull().default(1),
    placedAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.placedAt), index().on(t.email)],
)
