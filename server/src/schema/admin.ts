import type { AuditAction } from '@shop/contract/admin'
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { users } from './user.ts'

/** What admins did as somebody else, or at the shop's desk. Lines are added and never changed; names stay as they were. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: createdAt(),
    action: text().$type<AuditAction>().notNull(),
    adminId: uuid().references(() => users.id, { onDelete: 'set null' }),
    adminName: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Empty where it concerns no account. */
    userName: text().notNull(),
    userEmail: text().notNull(),
    /** What else it concerns: an order's number, a file's name. */
    subject: text(),
    reason: text().notNull(),
    /** The values that changed, as they were and as they are; null where nothing was there. No personal data. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [index().on(t.at), index().on(t.subject)],
)

/** Every call that an admin makes as somebody else, refused ones too; never what was in it. */
export const actingCalls = pgTable(
  'acting_calls',
  {
    id: id(),
    at: createdAt(),
    /** The line that began it, which names the admin, the user and the reason. */
    entryId: uuid()
      .notNull()
      .references(() => auditEntries.id, { onDelete: 'cascade' }),
    /** The contract's name; null for a file. */
    call: text(),
    method: text().notNull(),
    /** Without its query: that may hold what somebody searched for. */
    path: text().notNull(),
    isRefused: boolean().notNull(),
  },
  (t) => [index().on(t.entryId, t.at)],
)
