import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { animalShares } from '../sharing/tables.ts'
import { users } from '../user/tables.ts'
import { animals } from './tables.ts'

/** Somebody whom an animal concerns, and how: as theirs, as one shared with them, or as one that waits for their account. */
export type Person = {
  /** Lower case. */
  to: string
  userId: string | null
  as: 'owner' | 'share' | 'claim'
  /** Null for those whose address somebody else typed: they get no text of anybody's (0017). */
  petName: string | null
}

/** The animal's owner; nobody for a club's. */
export async function ownersOf(db: Db, animalId: string): Promise<Person[]> {
  const [animal] = await db
    .select({ petName: animals.petName, claimEmail: animals.claimEmail, userId: users.id, email: users.email })
    .from(animals)
    .leftJoin(users, eq(users.id, animals.userId))
    .where(eq(animals.id, animalId))
  if (!animal) return []
  const { email, claimEmail, petName, userId } = animal
  if (email) return [{ to: email, petName, as: 'owner', userId }]
  return claimEmail ? [{ to: claimEmail, petName: null, as: 'claim', userId: null }] : []
}

/** The animal's owner, and those it is shared with. */
export async function readersOf(db: Db, animalId: string): Promise<Person[]> {
  const shares = await db
    .select({ to: animalShares.email, userId: users.id })
    .from(animalShares)
    .leftJoin(users, eq(users.email, animalShares.email))
    .where(eq(animalShares.animalId, animalId))
    .orderBy(asc(animalShares.email))
  return [
    ...(await ownersOf(db, animalId)),
    ...shares.map((share): Person => ({ ...share, petName: null, as: 'share' })),
  ]
}
