import { readBarcode } from '@shop/contract/codes'
import { speciesIdOf } from '@shop/contract/constants'
import type { resultCalls } from '@shop/contract/result'
import { and, eq, type SQL } from 'drizzle-orm'
import { findAnimal } from '../../animals/animal/access.ts'
import { animalCoat } from './coat.ts'
import { readTogether } from '../../platform/db/rows-of.ts'
import { samples } from '../../schema/sample.ts'
import { profileRows, profilesIn, toDnaProfile } from './dna-profile.ts'
import { profileDiversity } from './diversity.ts'
import { resultHistory } from './history.ts'
import { animalConflictRows, conflictsIn } from './animal-conflicts.ts'
import { readSheet } from './sheet.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { missing } from '../../platform/input/refusal.ts'

/** All but the file, which has what other laboratories found too. */
export function resultHandlers(services: Services): Omit<Handlers<typeof resultCalls>, 'getResultsFile'> {
  const { db } = services
  return {
    getResults: async ({ params, user }) => readSheet(services, await findAnimal(db, params.id, user), params.barcode),

    getResultHistory: async ({ params, user }) => {
      const animal = await findAnimal(db, params.id, user)
      return resultHistory(db, { animal, typed: params.barcode, reader: user })
    },

    getAnimalCoat: async ({ params, user }) => ({
      coat: await animalCoat(db, await findAnimal(db, params.id, user)),
    }),

    getDnaProfile: async ({ params, query, user }) => {
      const animal = await findAnimal(db, params.id, user)
      if (query.species && speciesIdOf(query.species) !== animal.speciesId) throw missing()
      const isOfSample = and(eq(samples.animalId, animal.id), eq(samples.barcode, readBarcode(params.barcode))) as SQL
      const read = await readTogether(db, {
        profiles: profileRows(isOfSample),
        conflicts: animalConflictRows(animal.id),
      })
      const [profile] = profilesIn(read.profiles)
      if (!profile) throw missing()
      return {
        ...toDnaProfile(profile, animal, conflictsIn(read.conflicts).overProfile(profile)),
        diversity: await profileDiversity(db, profile, animal),
      }
    },
  }
}
