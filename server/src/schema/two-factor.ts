import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt } from './columns.ts'
import { users } from './user.ts'

/** A second factor by authenticator app; it counts from `confirmedAt` on. */
export const twoFactors = pgTable('two_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with the shop's secret key. */
  secret: text().notNull(),
  confirmedAt: at(),
  /** The last time step whose code was used: a code opens once (RFC 6238, section 5.2). */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
})

/** A code that was used is deleted: of two tries at once one finds it. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)
