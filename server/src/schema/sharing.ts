import type { ShareRights } from '@shop/contract/animal'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { animals } from './animal.ts'
import { createdAt } from './columns.ts'

/** By address, for whoever it is shared with may not have an account yet. */
export const animalShares = pgTable(
  'animal_shares',
  {
    animalId: uuid()
      .notNull()
      .references(() => animals.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text().notNull(),
    rights: text().$type<ShareRights>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.animalId, t.email] }), index().on(t.email)],
)
