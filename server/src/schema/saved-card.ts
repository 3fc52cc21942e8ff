import type { Payment } from '@shop/contract/checkout'
import type { LivePaymentMode } from '@shop/contract/constants'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './user.ts'

/**
 * The id by which a payment provider's account knows a user: their cards are stored there, and nothing of them here.
 */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().$type<Payment['provider']>().notNull(),
    account: text().$type<LivePaymentMode>().notNull(),
    /** The provider's id of them. */
    reference: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.provider, t.account] })],
)
