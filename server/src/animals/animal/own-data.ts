import { storeParentNames } from './parents.ts'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Collect, Erase, Person } from '../../people/visitor/own-data.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'

export const collectAnimals: Collect = async (db, { id: userId }) => ({
  animals: (
    await db.select().from(animals).where(eq(animals.userId, userId)).orderBy(asc(animals.createdAt), asc(animals.id))
  ).map(({ userId: _user, claimEmail: _claim, handedOverBy: _giver, coat: _coat, ...animal }) => animal),
})

/**
 * Locks the user's animals, and those they handed over to a club. Before the user's row, as in a transfer of an animal,
 * so that the two do not deadlock.
 */
export const lockAnimals = (tx: Db, userId: string) =>
  tx
    .select({ id: animals.id })
    .from(animals)
    .where(or(eq(animals.userId, userId), eq(animals.handedOverBy, userId)))
    .orderBy(asc(animals.id))
    .for('no key update')

const isClaimed = ({ email }: Person) => and(eq(animals.claimEmail, email), isNull(animals.userId))

/** Animals that go with an account: the user's, and those that wait for its address. */
export const isErasedWith = (person: Person) => or(eq(animals.userId, person.id), isClaimed(person))

/** Writes the names of the user's animals into others' pedigrees. */
export const storePedigrees: Erase = (tx, { id }) => storeParentNames(tx, (animal) => eq(animal.userId, id))

/** The user's own go with the account. */
export const eraseClaimedAnimals: Erase = (tx, leaving) => tx.delete(animals).where(isClaimed(leaving))
