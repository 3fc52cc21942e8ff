import type { animalCalls } from '@shop/contract/animal'
import { findAnimal } from './access.ts'
import { createAnimal } from './edit.ts'
import { animalProductHandlers } from './product.ts'
import { toAnimal } from './view.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'

/**
 * All but lists, the profile, changes that affect documents, and upgrades: those know more nouns than an animal does.
 */
export function animalHandlers(
  services: Services,
): Omit<
  Handlers<typeof animalCalls>,
  'listAnimals' | 'listAnimalTests' | 'getAnimalProfile' | 'updateAnimal' | 'listUpgradeProducts' | 'getAnimalListFile'
> {
  const { db } = services
  return {
    ...animalProductHandlers(services),

    getAnimal: async ({ params, user }) => toAnimal(db, await findAnimal(db, params.id, user)),

    createAnimal: ({ body, user }) => db.transaction(async (tx) => toAnimal(tx, await createAnimal(tx, user, body))),
  }
}
