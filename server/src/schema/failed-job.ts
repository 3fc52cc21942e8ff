import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, createdAt } from './columns.ts'

/** Chores that failed the last time (chores.ts); one that succeeds has no row. */
export const failingChores = pgTable('failing_chores', {
  name: text().primaryKey(),
  /** How often in a row. */
  failures: integer().notNull(),
  /** What went wrong the last time, without addresses. */
  error: text().notNull(),
  /** Since when. */
  createdAt: createdAt(),
  failedAt: at().notNull(),
})
