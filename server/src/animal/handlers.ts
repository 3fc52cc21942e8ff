import type { animalCalls } from '@shop/contract/animal'
import { findAnimal } from './access.ts'
import { createAnimal, updateAnimal } from './edit.ts'
import { animalProductHandlers } from './product.ts'
import { toAnimal } from './view.ts'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'

const parentageFields = ['gender', 'damId', 'damName', 'sireId', 'sireName'] as const

/** All but lists, the profile and the upgrades, which know more nouns than an animal does. */
export function animalHandlers(
  services: Services,
): Omit<Handlers<typeof animalCalls>, 'listAnimals' | 'getAnimalProfile' | 'listUpgradeProducts'> {
  const { db, jobs } = services
  return {
    ...animalProductHandlers(services),

    getAnimal: async ({ params, user }) => toAnimal(db, await findAnimal(db, params.id, user)),

    createAnimal: ({ body, user }) => db.transaction(async (tx) => toAnimal(tx, await createAnimal(tx, user, body))),

    updateAnimal: ({ params, body, user }) =>
      db.transaction(async (tx) => {
        await updateAnimal(tx, user, params.id, body)
        // What follows from a parentage depends on the sexes and on who is named.
        if (parentageFields.some((field) => body[field] !== undefined))
          await jobs.send('clearance', { animalId: params.id, withOffspring: true }, tx)
        return toAnimal(tx, await findAnimal(tx, params.id, user))
      }),
  }
}
