import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../db/columns.ts'
import { users } from '../user/tables.ts'

/** What admins did as somebody else. Lines are added and never changed; names stay as they were. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: createdAt(),
    action: text().$type<'act-as' | 'stop-acting'>().notNull(),
    adminId: uuid().references(() => users.id, { onDelete: 'set null' }),
    adminName: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    userName: text().notNull(),
    userEmail: text().notNull(),
    reason: text().notNull(),
  },
  (t) => [index().on(t.at)],
)
