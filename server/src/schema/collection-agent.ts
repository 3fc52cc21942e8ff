import type { agentSpecies } from '@shop/contract/constants'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './user.ts'

/** Who takes samples and reads the microchip. */
export const collectionAgents = pgTable('collection_agents', {
  id: integer().primaryKey(),
  name: text().notNull(),
  kind: text().$type<'clinic' | 'club' | 'agent'>().notNull(),
  place: text().notNull(),
  postalCode: text().notNull(),
  state: text(),
  country: text().notNull(),
  address: text(),
  phone: text(),
  openingTimes: text(),
  species: text().$type<(typeof agentSpecies)[number]>().notNull().default('both'),
  /** Out of the public list, at the agent's wish. */
  isHidden: boolean().notNull().default(false),
  /** The account that is approved as this agent's. */
  userId: uuid().references(() => users.id, { onDelete: 'set null' }),
})
