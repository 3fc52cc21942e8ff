import { randomUUID } from 'node:crypto'
import type { animalPhotoCalls } from '@shop/contract/animal-photo'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { findAnimal, lockAnimal } from '../animal/access.ts'
import { photosOf } from '../animal/view.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import { dropFiles } from '../../platform/files/drop-files.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { photoFile, photoFiles, putPhoto } from './file.ts'
import { pictureIn, photoRefusal } from './picture.ts'
import { animalPhotos } from '../../schema/animal-photo.ts'

export function animalPhotoHandlers(services: Services): Handlers<typeof animalPhotoCalls> {
  const { db, files, jobs, secrets } = services
  const uploads = attemptLimit(db, secrets, {
    name: 'animal-photo',
    points: 60,
    perSeconds: 24 * 3600,
    message: 'That were many photos for one day. Please go on tomorrow.',
  })
  return {
    saveAnimalPhoto: async ({ params, user, body: { data, focusX, focusY, ...body } }) => {
      await findAnimal(db, params.id, user, 'owner')
      if (data) await uploads.count(user.id)
      const picture = data ? await putPhoto(files, await pictureIn(data)) : null
      const said = { alt: body.alt ?? '', focusX, focusY }
      return db.transaction(async (tx) => {
        const { id: animalId } = await lockAnimal(tx, params.id, user)
        if (picture) {
          const [before] = await tx.select(photoFiles).from(animalPhotos).where(eq(animalPhotos.animalId, animalId))
          await dropFiles(tx, jobs, Object.values(before ?? {}))
          const row = { ...said, ...picture, version: randomUUID(), savedAt: new Date() }
          await tx
            .insert(animalPhotos)
            .values({ animalId, ...row })
            .onConflictDoUpdate({ target: animalPhotos.animalId, set: row })
        } else await tx.update(animalPhotos).set(said).where(eq(animalPhotos.animalId, animalId))
        const photo = (await photosOf(tx, [animalId])).get(animalId)
        if (!photo) throw photoRefusal(messages.fieldRequired)
        return photo
      })
    },

    removeAnimalPhoto: ({ params, user }) =>
      db.transaction(async (tx) => {
        const { id } = await lockAnimal(tx, params.id, user)
        const [removed] = await tx.delete(animalPhotos).where(eq(animalPhotos.animalId, id)).returning(photoFiles)
        await dropFiles(tx, jobs, Object.values(removed ?? {}))
        return { message: 'The photo is removed.' }
      }),

    getAnimalPhoto: async ({ params: { id, version, file }, user }) => {
      const animal = await findAnimal(db, id, user)
      return photoFile(services, { animalId: animal.id, version, file })
    },
  }
}
