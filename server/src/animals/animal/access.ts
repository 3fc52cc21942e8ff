import type { ShareRights } from '@shop/contract/animal'
import { and, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { clubMembers } from '../../schema/club.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { animalShares } from '../../schema/sharing.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { missing } from '../../platform/input/refusal.ts'

export type Rights = 'owner' | ShareRights
export type AnimalRow = typeof animals.$inferSelect & { rights: Rights }

/** Rights in their order: whoever may do the one may do all before it. */
const ranks: Record<Rights, number> = { view: 1, full: 2, owner: 3 }

export type Reader = Pick<User, 'id' | 'email'>

/** Those that a club of this user's holds, where who handed them over lets its members read them. */
const isReadInClub = (db: Db, user: Reader) =>
  and(
    isNull(animals.userId),
    animals.isReadByMembers,
    inArray(
      animals.clubId,
      db.select({ id: clubMembers.clubId }).from(clubMembers).where(eq(clubMembers.userId, user.id)),
    ),
  )

/** An animal, and what this user may do with it. */
export const animalColumns = (user: Reader) => ({
  ...getTableColumns(animals),
  rights: sql<Rights>`case when ${animals.userId} = ${user.id} then 'owner' else coalesce(${animalShares.rights}, 'view') end`,
})

/**
 * Animals with what this user may do with them; others are not among them. A condition on animals or shares narrows it.
 * In `rowsOf` it takes `animalColumns`.
 */
export const animalsOf = (db: Db, user: Reader, where?: SQL) =>
  db
    .select(animalColumns(user))
    .from(animals)
    .leftJoin(animalShares, and(eq(animalShares.animalId, animals.id), eq(animalShares.email, user.email)))
    .where(and(or(eq(animals.userId, user.id), isNotNull(animalShares.email), isReadInClub(db, user)), where))

/** One animal, for a user who may do at least `needs` with it; for all others it is missing. */
export async function findAnimal(db: Db, id: string, user: Reader, needs: Rights = 'view'): Promise<AnimalRow> {
  if (!isUuid(id)) throw missing()
  const [animal] = await animalsOf(db, user, eq(animals.id, id))
  if (!animal || ranks[animal.rights] < ranks[needs]) throw missing()
  return animal
}

/**
 * `findAnimal` that locks: until the transaction ends nobody else changes, shares, offers or takes over this animal.
 */
export async function lockAnimal(tx: Db, id: string, user: Reader, needs: Rights = 'owner'): Promise<AnimalRow> {
  if (isUuid(id)) await tx.select({ id: animals.id }).from(animals).where(eq(animals.id, id)).for('no key update')
  return findAnimal(tx, id, user, needs)
}
