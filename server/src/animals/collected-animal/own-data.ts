import { asc, eq, or } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { erased } from '../../platform/values/erased.ts'
import { collectedAnimals } from '../../schema/collected-animal.ts'

export const collectCollectedAnimals: Collect = async (db, { id: userId, email }) => ({
  collectedAnimals: (
    await db
      .select()
      .from(collectedAnimals)
      .where(or(eq(collectedAnimals.userId, userId), eq(collectedAnimals.ownerEmail, email)))
      .orderBy(asc(collectedAnimals.collectedAt))
  ).map(({ id: _id, userId: _user, ...record }) => record),
})

export const eraseCollectedAnimals: Erase = (tx, { email }) =>
  tx
    .update(collectedAnimals)
    .set({ ownerName: erased, ownerEmail: erased })
    .where(eq(collectedAnimals.ownerEmail, email))
