import { index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'

/** The drawn picture of a breed, test or animal: see the contract's coatSchema. */
export type Coat = {
  pattern: string
  colours: string[]
  seed: number
  animal?: { outline: string; pattern?: string; colours?: string[] }
}

export const breeds = pgTable(
  'breeds',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    speciesId: smallint().notNull(),
    synonyms: text().array().notNull(),
    registries: text().array().notNull(),
    /** FCI group, where FCI lists the breed. */
    group: text(),
    origin: text(),
    /** Vertebrate Breed Ontology id; null for the two options that mean all breeds of a species. */
    vboId: text().unique(),
    coat: jsonb().$type<Coat>().notNull(),
    testCount: integer().notNull().default(0),
    fullBreedProfileId: integer(),
  },
  (t) => [unique().on(t.speciesId, t.name), index().on(t.speciesId, t.name)],
)
