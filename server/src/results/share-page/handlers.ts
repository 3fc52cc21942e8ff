import { createHash } from 'node:crypto'
import type { SharePage, sharePageCalls } from '@shop/contract/share-page'
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { photoFile, readPhoto } from '../../animals/animal-photo/file.ts'
import { findAnimal, lockAnimal } from '../../animals/animal/access.ts'
import { brandOf } from '../../platform/config/brand.ts'
import { newToken } from '../../platform/config/secrets.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { animalPhotos } from '../../schema/animal-photo.ts'
import { sharePages } from '../../schema/share-page.ts'
import { previewOf } from './preview.ts'
import { findSharePage, ownPageOf, sharedPage } from './view.ts'
import { missing } from '../../platform/input/refusal.ts'

const noIndex = { 'x-robots-tag': 'noindex' }

export function sharePageHandlers(services: Services): Handlers<typeof sharePageCalls> {
  const { db, config } = services
  // A picture takes a tenth of a second to draw.
  const pictures = new LRUCache<string, Buffer>({ maxSize: 16 * 1024 * 1024, sizeCalculation: ({ length }) => length })

  const previewFor = async (tag: string, page: SharePage, animalId: string) => {
    const drawn = pictures.get(tag)
    if (drawn) return drawn
    const photo = page.photo && (await readPhoto(services, eq(animalPhotos.animalId, animalId), 'large'))
    const picture = await previewOf(page, { brand: brandOf(config), photo })
    pictures.set(tag, picture)
    return picture
  }

  return {
    getSharePage: async ({ params, user }) => ownPageOf(db, await findAnimal(db, params.id, user, 'owner')),

    saveSharePage: ({ params, user, body: { isRenewed, ...said } }) =>
      db.transaction(async (tx) => {
        const animal = await lockAnimal(tx, params.id, user)
        const { choices } = await ownPageOf(tx, animal)
        const known = new Set(choices.map(({ product }) => product.id))
        const row = { ...said, results: [...new Set(said.results)].filter((id) => known.has(id)) }
        await tx
          .insert(sharePages)
          .values({ animalId: animal.id, token: newToken(), ...row })
          .onConflictDoUpdate({
            target: sharePages.animalId,
            set: { ...row, ...(isRenewed && { token: newToken() }) },
          })
        return ownPageOf(tx, animal)
      }),

    closeSharePage: ({ params, user }) =>
      db.transaction(async (tx) => {
        const animal = await lockAnimal(tx, params.id, user)
        await tx.delete(sharePages).where(eq(sharePages.animalId, animal.id))
        return ownPageOf(tx, animal)
      }),

    readSharePage: ({ params }) => sharedPage(db, params.token),

    getSharedPhoto: async ({ params: { token, version, file } }) => {
      const { page } = await findSharePage(db, token)
      if (!page.hasPhoto) throw missing()
      return { ...(await photoFile(services, { animalId: page.animalId, version, file })), headers: noIndex }
    },

    getSharePreview: async ({ params: { token } }) => {
      const page = await sharedPage(db, token)
      const etag = createHash('sha256').update(JSON.stringify(page)).digest('base64url')
      return {
        type: 'image/jpeg',
        content: async () => previewFor(etag, page, (await findSharePage(db, token)).page.animalId),
        cache: 'checked',
        etag,
        headers: noIndex,
      }
    },
  }
}
