import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { sharePages } from '../../schema/share-page.ts'
import { animalShares } from '../../schema/sharing.ts'
import { endShares } from './former-readers.ts'
import { storeParentNames } from './parents.ts'
import { animals } from '../../schema/animal.ts'

/**
 * Changes whose animals these are, with what depends on them: samples, results and reports name the animal, not its
 * owner. Pedigrees still have the names of parents, the shares end, their pages for everybody are closed, and orders
 * stay where they are.
 */
export async function moveAnimals(tx: Db, ids: string[], to: Partial<typeof animals.$inferInsert>) {
  await storeParentNames(tx, (animal) => inArray(animal.id, ids))
  await tx
    .update(animals)
    .set({ archivedAt: null, isReadByMembers: false, ...to })
    .where(inArray(animals.id, ids))
  await tx.delete(sharePages).where(inArray(sharePages.animalId, ids))
  await endShares(tx, inArray(animalShares.animalId, ids))
}
