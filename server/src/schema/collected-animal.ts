import { boolean, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { breeds } from './breed.ts'
import { at, createdAt, id } from './columns.ts'
import { users } from './user.ts'

/** What a collection agent wrote down of a sample they took. */
export const collectedAnimals = pgTable(
  'collected_animals',
  {
    id: id(),
    /** Null: written by a visitor without account. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    ownerName: text().notNull(),
    ownerEmail: text().notNull(),
    speciesId: smallint().notNull(),
    breedId: integer().references(() => breeds.id),
    gender: text().$type<'male' | 'female'>().notNull(),
    dateOfBirth: text(),
    registrationName: text(),
    registrationNumber: text(),
    chipNumber: text(),
    barcode: text(),
    /** Whether an approved vet wrote it: an approval that comes later does not reach back (decision 0034). */
    isCollectorApproved: boolean().notNull().default(false),
    /** When its owner was mailed to take the sample up; null again where barcode or address are corrected. */
    invitedAt: at(),
    collectedAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.collectedAt)],
)
