import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt } from './columns.ts'
import { users } from './user.ts'

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: the token itself is never stored. */
    tokenHash: text().primaryKey(),
    /** How its user names it, to end it. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** "Firefox on Windows". */
    device: text().notNull().default('Unknown browser'),
    /** As whom an admin looks at the site, and until when. */
    actingAsId: uuid().references(() => users.id, { onDelete: 'set null' }),
    actingUntil: at(),
    /** The line of the audit that began it (`audit_entries`, which is declared above sessions). */
    actingEntryId: uuid(),
    createdAt: createdAt(),
    /** To the hour, so that reading pages does not write. */
    lastSeenAt: createdAt(),
    expiresAt: at().notNull(),
  },
  (t) => [index().on(t.userId)],
)
