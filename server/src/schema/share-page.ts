import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { animals } from './animal.ts'
import { createdAt } from './columns.ts'

/** Pages of animals for everybody who has their address; one that is closed has no row. */
export const sharePages = pgTable('share_pages', {
  animalId: uuid()
    .primaryKey()
    .references(() => animals.id, { onDelete: 'cascade' }),
  /** Unguessable. Its owner sees it again, so it is stored as it is. */
  token: text().notNull().unique(),
  hasPhoto: boolean().notNull(),
  hasBreed: boolean().notNull(),
  hasCoat: boolean().notNull().default(false),
  /** Products whose results it shows. */
  results: jsonb().$type<number[]>().notNull(),
  openedAt: createdAt(),
})
