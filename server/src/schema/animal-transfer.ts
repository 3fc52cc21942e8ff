import type { AnimalTransfer } from '@shop/contract/animal-transfer'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { animals } from './animal.ts'
import { at, createdAt, id } from './columns.ts'
import { users } from './user.ts'

/** What an offer shows of its animal. */
export type Offered = Pick<typeof animals.$inferSelect, 'petName' | 'speciesId' | 'breedId' | 'coat'>

/** An offer is answered once, by a conditional update of `state`. A pending one past `expiresAt` is expired. */
export const animalTransfers = pgTable(
  'animal_transfers',
  {
    id: id(),
    animalId: uuid()
      .notNull()
      .references(() => animals.id, { onDelete: 'cascade' }),
    fromUserId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case. */
    toEmail: text().notNull(),
    /** The animal as it was offered: once the offer is closed, one side no longer sees it. */
    offered: jsonb().$type<Offered>(),
    /** Whoever gives it away would like to read its results on; the new owner agrees or does not. */
    asksToRead: boolean().notNull().default(false),
    state: text().$type<AnimalTransfer['state']>().notNull().default('pending'),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    closedAt: at(),
  },
  (t) => [
    uniqueIndex('animal_transfer_once')
      .on(t.animalId)
      .where(sql`${t.state} = 'pending'`),
    index().on(t.toEmail),
    index().on(t.fromUserId),
  ],
)
