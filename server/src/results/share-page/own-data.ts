import { eq } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { animals } from '../../schema/animal.ts'
import { sharePages } from '../../schema/share-page.ts'

export const collectSharePages: Collect = async (db, { id: userId }) => ({
  sharePages: await db
    .select({
      animalId: sharePages.animalId,
      hasPhoto: sharePages.hasPhoto,
      hasBreed: sharePages.hasBreed,
      hasCoat: sharePages.hasCoat,
      results: sharePages.results,
      openedAt: sharePages.openedAt,
    })
    .from(sharePages)
    .innerJoin(animals, eq(animals.id, sharePages.animalId))
    .where(eq(animals.userId, userId)),
})
