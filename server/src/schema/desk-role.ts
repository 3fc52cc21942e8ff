import type { DeskRole } from '@shop/contract/desk-role'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './user.ts'

/** What people do at the desk. That somebody is a manager is in `users.is_admin`. */
export const givenRoles = pgTable(
  'desk_roles',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Exclude<DeskRole, 'manager'>>().notNull(),
    givenAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] })],
)
