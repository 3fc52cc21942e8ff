import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { animalShares } from '../../schema/sharing.ts'
import { users } from '../../schema/user.ts'
import { animals } from '../../schema/animal.ts'

/** Somebody whom an animal concerns, and how: as theirs, as one shared with them, or as one that waits for their account. */
export type Person = {
  /** Lower case. */
  to: string
  userId: string | null
  as: 'owner' | 'share' | 'claim'
  /** Null for those whose address somebody else typed: they get no text of anybody's (0017). */
  petName: string | null
}

/** The animals' owners, and those they are shared with, by animal; two statements for any number. Nobody for a club's. */
export async function readersByAnimal(db: Db, animalIds: string[]): Promise<Map<string, Person[]>> {
  if (!animalIds.length) return new Map()
  const owned = await db
    .select({
      id: animals.id,
      petName: animals.petName,
      claimEmail: animals.claimEmail,
      userId: users.id,
      email: users.email,
    })
    .from(animals)
    .leftJoin(users, eq(users.id, animals.userId))
    .where(inArray(animals.id, animalIds))
  const shares = await db
    .select({ animalId: animalShares.animalId, to: animalShares.email, userId: users.id })
    .from(animalShares)
    .leftJoin(users, eq(users.email, animalShares.email))
    .where(inArray(animalShares.animalId, animalIds))
    .orderBy(asc(animalShares.email))
  const sharedWith = Map.groupBy(shares, ({ animalId }) => animalId)
  return new Map(
    owned.map(({ id, petName, claimEmail, userId, email }) => [
      id,
      [
        ...(email ? [{ to: email, petName, as: 'owner' as const, userId }] : []),
        ...(!email && claimEmail ? [{ to: claimEmail, petName: null, as: 'claim' as const, userId: null }] : []),
        ...(sharedWith.get(id) ?? []).map(({ to, userId: reader }): Person => ({
          to,
          userId: reader,
          petName: null,
          as: 'share',
        })),
      ],
    ]),
  )
}

/** The animal's owner, and those it is shared with. */
export const readersOf = async (db: Db, animalId: string): Promise<Person[]> =>
  (await readersByAnimal(db, [animalId])).get(animalId) ?? []
