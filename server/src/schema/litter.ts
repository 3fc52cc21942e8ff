import { boolean, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { animals } from './animal.ts'
import { breeds } from './breed.ts'
import { createdAt, id } from './columns.ts'
import { users } from './user.ts'

/** A litter as its breeder entered it. It stays theirs when its animals move. */
export const litters = pgTable(
  'litters',
  {
    id: id(),
    /** Who bred it. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    speciesId: smallint().notNull(),
    breedId: integer().references(() => breeds.id),
    isMixedBreed: boolean().notNull(),
    /** As 2026-11-20. */
    dateOfBirth: text().notNull(),
    damId: uuid().references(() => animals.id, { onDelete: 'set null' }),
    sireId: uuid().references(() => animals.id, { onDelete: 'set null' }),
    /** As the parents were called when it was entered. */
    damName: text().notNull(),
    sireName: text(),
    /** A hash of its parents and its day, of which there is one litter; and of all that was entered. */
    parentsHash: text().notNull(),
    contentHash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('litter_once').on(t.userId, t.parentsHash), index().on(t.damId), index().on(t.sireId)],
)

/** One of a litter. What its breeder wrote down stays when the animal has moved, or is gone. */
export const litterOffspring = pgTable(
  'litter_offspring',
  {
    id: id(),
    litterId: uuid()
      .notNull()
      .references(() => litters.id, { onDelete: 'cascade' }),
    /** In the order of the form. */
    place: smallint().notNull(),
    animalId: uuid()
      .unique()
      .references(() => animals.id, { onDelete: 'set null' }),
    petName: text().notNull(),
    gender: text().$type<'male' | 'female'>().notNull(),
    colour: text(),
  },
  (t) => [uniqueIndex('litter_place').on(t.litterId, t.place)],
)
