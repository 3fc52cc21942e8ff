import type { ParentageRequest } from '@shop/contract/parentage'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { animals } from './animal.ts'
import { createdAt, id } from './columns.ts'
import { users } from './user.ts'

export const parentageRequests = pgTable(
  'parentage_requests',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offspringId: uuid()
      .notNull()
      .references(() => animals.id, { onDelete: 'cascade' }),
    /** Names as they were, and what was found. */
    outcome: jsonb().$type<Omit<ParentageRequest, 'id' | 'requestedAt'>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.userId, t.createdAt),
    index().on(t.offspringId),
    index('parentage_requests_dam').on(sql`(${t.outcome}->'dam'->>'id')`),
    index('parentage_requests_sire').on(sql`(${t.outcome}->'sire'->>'id')`),
  ],
)
