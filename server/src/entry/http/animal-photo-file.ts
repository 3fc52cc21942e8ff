import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { PhotoSize } from '@shop/contract/photo-widths'
import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { findAnimal, missingAnimal } from '../../animals/animal/access.ts'
import { animalPhotos } from '../../schema/animal-photo.ts'
import { isUuid } from '../../platform/values/ids.ts'
import type { Services } from '../../platform/services.ts'
import { readerOf } from './caller.ts'

const sizes: Record<string, PhotoSize> = { 'small.jpg': 'small', 'medium.jpg': 'medium', 'large.jpg': 'large' }

/** An animal's photo, for those who may see the animal: kept by their browser, which asks each time whether they still may. */
export function mountAnimalPhoto(app: Hono, services: Services) {
  const { db } = services
  app.get('/api/my/animals/:id/photo/:version/:file', async (c) => {
    const { user } = await readerOf(c, services)
    if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
    const { id, version, file } = c.req.param()
    const size = sizes[file]
    if (!size || !isUuid(version)) throw missingAnimal()
    const { id: animalId } = await findAnimal(db, id, user)
    const isIt = and(eq(animalPhotos.animalId, animalId), eq(animalPhotos.version, version))
    const headers = { etag: `"${version}-${size}"`, 'cache-control': 'private, no-cache' }
    if (c.req.header('if-none-match')?.includes(headers.etag) && (await db.$count(animalPhotos, isIt)))
      return c.body(null, 304, headers)
    const [row] = await db.select({ picture: animalPhotos[size] }).from(animalPhotos).where(isIt)
    if (!row) throw missingAnimal()
    return c.body(new Uint8Array(row.picture), 200, {
      ...headers,
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    })
  })
}
