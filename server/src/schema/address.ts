import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { type Address, users } from './user.ts'

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'shipping' | 'billing'>().notNull(),
    address: jsonb().$type<Address & { phone?: string | null }>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId)],
)
