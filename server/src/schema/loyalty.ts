import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { users } from './user.ts'

/** Loyalty points are a ledger: the balance is its sum, in points, each of which pays for what its currency says. */
export const loyaltyEntries = pgTable(
  'loyalty_entries',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    points: integer().notNull(),
    reason: text().notNull(),
    /** One entry for one cause: an order's use of points, a coupon's gift. */
    cause: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId)],
)
