import { eq } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { animals } from '../../schema/animal.ts'
import { animalShares } from '../../schema/sharing.ts'

const share = { animalId: animalShares.animalId, rights: animalShares.rights, createdAt: animalShares.createdAt }

export const collectShares: Collect = async (db, { id: userId, email }) => ({
  sharesGiven: await db
    .select({ ...share, email: animalShares.email })
    .from(animalShares)
    .innerJoin(animals, eq(animals.id, animalShares.animalId))
    .where(eq(animals.userId, userId)),
  sharesReceived: await db.select(share).from(animalShares).where(eq(animalShares.email, email)),
})

export const eraseShares: Erase = (tx, { email }) => tx.delete(animalShares).where(eq(animalShares.email, email))
