import { asc, eq, inArray } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { dropFiles } from '../../platform/files/drop-files.ts'
import { animalPhotos } from '../../schema/animal-photo.ts'
import { animals } from '../../schema/animal.ts'
import { isErasedWith } from '../animal/own-data.ts'
import { photoFiles, readPhoto } from './file.ts'

/** The photos of the user's animals as they are stored, in base64. */
export const collectPhotos: Collect = async (db, { id: userId }, { files }) => {
  const rows = await db
    .select({ animalId: animalPhotos.animalId, alt: animalPhotos.alt, savedAt: animalPhotos.savedAt })
    .from(animalPhotos)
    .innerJoin(animals, eq(animals.id, animalPhotos.animalId))
    .where(eq(animals.userId, userId))
    .orderBy(asc(animalPhotos.savedAt))
  const exported = []
  for (const photo of rows) {
    const jpeg = await readPhoto({ db, files }, eq(animalPhotos.animalId, photo.animalId), 'large')
    exported.push({ ...photo, jpeg: jpeg && Buffer.from(jpeg).toString('base64') })
  }
  return { animalPhotos: exported }
}

/** Their rows go with the animals. */
export const erasePhotos: Erase = async (tx, leaving, { jobs }) => {
  const erased = tx.select({ id: animals.id }).from(animals).where(isErasedWith(leaving))
  const rows = await tx.select(photoFiles).from(animalPhotos).where(inArray(animalPhotos.animalId, erased))
  await dropFiles(
    tx,
    jobs,
    rows.flatMap((row) => Object.values(row)),
  )
}
