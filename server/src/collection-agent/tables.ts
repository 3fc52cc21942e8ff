import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../user/tables.ts'

/** Who takes samples and reads the microchip. */
export const collectionAgents = pgTable('collection_agents', {
  id: integer().primaryKey(),
  name: text().notNull(),
  kind: text().$type<'clinic' | 'club' | 'agent'>().notNull(),
  place: text().notNull(),
  postalCode: text().notNull(),
  state: text(),
  country: text().notNull(),
  /** The account that is approved as this agent's. */
  userId: uuid().references(() => users.id, { onDelete: 'set null' }),
})
