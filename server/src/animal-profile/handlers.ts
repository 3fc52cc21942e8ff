import type { animalCalls } from '@shop/contract/animal'
import { findAnimal } from '../animal/access.ts'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'
import { profileOf } from './profile.ts'

export const animalProfileHandlers = ({ db }: Services): Pick<Handlers<typeof animalCalls>, 'getAnimalProfile'> => ({
  getAnimalProfile: async ({ params, user }) => profileOf(db, user, await findAnimal(db, params.id, user)),
})
