import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Who takes samples and reads the microchip. */
export const collectionAgents = pgTable('collection_agents', {
  id: integer().primaryKey(),
  name: text().notNull(),
  kind: text().$type<'clinic' | 'club' | 'agent'>().notNull(),
  place: text().notNull(),
  postalCode: text().notNull(),
  state: text(),
  country: text().notNull(),
})
