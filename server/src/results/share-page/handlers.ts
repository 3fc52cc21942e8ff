import type { sharePageCalls } from '@shop/contract/share-page'
import { eq } from 'drizzle-orm'
import { findAnimal, lockAnimal } from '../../animals/animal/access.ts'
import { newToken } from '../../platform/config/secrets.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { sharePages } from '../../schema/share-page.ts'
import { ownPageOf, sharedPage } from './view.ts'

export function sharePageHandlers({ db }: Services): Handlers<typeof sharePageCalls> {
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
  }
}
