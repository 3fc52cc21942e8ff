import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './user.ts'

export const clubs = pgTable('clubs', { id: integer().primaryKey(), name: text().notNull(), country: text() })

/** Who acts for a club. */
export const clubMembers = pgTable(
  'club_members',
  {
    clubId: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.clubId, t.userId] }), index().on(t.userId)],
)
