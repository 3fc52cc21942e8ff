import { asc, eq } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { animalPhotos } from '../../schema/animal-photo.ts'
import { animals } from '../../schema/animal.ts'

/** The photos of the user's animals as they are stored, in base64. */
export const collectPhotos: Collect = async (db, { id: userId }) => ({
  animalPhotos: (
    await db
      .select({
        animalId: animalPhotos.animalId,
        alt: animalPhotos.alt,
        savedAt: animalPhotos.savedAt,
        jpeg: animalPhotos.large,
      })
      .from(animalPhotos)
      .innerJoin(animals, eq(animals.id, animalPhotos.animalId))
      .where(eq(animals.userId, userId))
      .orderBy(asc(animalPhotos.savedAt))
  ).map(({ jpeg, ...photo }) => ({ ...photo, jpeg: Buffer.from(jpeg).toString('base64') })),
})
