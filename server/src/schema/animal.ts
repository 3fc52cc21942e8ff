import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { breeds, type Coat } from './breed.ts'
import { clubs } from './club.ts'
import { at, createdAt, id } from './columns.ts'
import { users } from './user.ts'

export const animals = pgTable(
  'animals',
  {
    id: id(),
    /** Null while a club holds it, or until its owner has an account. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Whose it becomes when they have an account: a guest activated its kit. Lower case. */
    claimEmail: text(),
    /** The club that holds it, or to which it was handed over last. */
    clubId: integer().references(() => clubs.id),
    /** Who handed it over to its club, and whose it becomes again. Null where nobody did, or they left the shop. */
    handedOverBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** While its club holds it, the club's members may read it: who handed it over agreed (0082). */
    isReadByMembers: boolean().notNull().default(false),
    petName: text().notNull(),
    speciesId: smallint().notNull(),
    breedId: integer().references(() => breeds.id),
    isMixedBreed: boolean().notNull().default(false),
    gender: text().$type<'male' | 'female'>().notNull(),
    isDesexed: boolean(),
    /** As 2022-03-04; an estimated one has day or month guessed. Null when unknown. */
    dateOfBirth: text(),
    dateOfBirthPrecision: text().$type<'exact' | 'estimated' | 'unknown'>().notNull().default('unknown'),
    weight: real(),
    weightUnit: text().$type<'kg' | 'lb'>(),
    weighedAt: at(),
    registrationName: text(),
    registrationNumber: text(),
    /** As typed without spaces, letters in capitals. */
    chipNumber: text(),
    /** Whose patient it is. */
    ownerName: text(),
    coat: jsonb().$type<Coat>().notNull(),
    damId: uuid().references((): AnyPgColumn => animals.id, { onDelete: 'set null' }),
    sireId: uuid().references((): AnyPgColumn => animals.id, { onDelete: 'set null' }),
    /** Parents who are not in the shop. */
    damName: text(),
    sireName: text(),
    archivedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.userId, t.petName),
    index().on(t.claimEmail),
    index().on(t.clubId),
    index().on(t.handedOverBy),
    index().on(t.chipNumber),
    index().on(t.damId),
    index().on(t.sireId),
  ],
)
