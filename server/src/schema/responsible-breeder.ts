import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** The public directory of the responsible breeder program. The house enters who has joined. */
export const responsibleBreeders = pgTable(
  'responsible_breeders',
  {
    id: integer().primaryKey(),
    /** Of the account that the entry goes with; shown to nobody. Lower case. */
    email: text(),
    name: text().notNull(),
    speciesId: smallint().notNull(),
    breeds: text().array().notNull(),
    tests: text().array().notNull(),
    place: text().notNull(),
    state: text(),
    country: text().notNull(),
    registry: text().notNull(),
    registrationNumber: text().notNull(),
    website: text(),
    memberSince: text().notNull(),
  },
  (t) => [index().on(t.email)],
)
