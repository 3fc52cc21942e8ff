import { speciesIdOf } from '@shop/contract/constants'
import type { resultCalls } from '@shop/contract/result'
import { eq } from 'drizzle-orm'
import { findAnimal } from '../../animals/animal/access.ts'
import { animalCoat } from './coat.ts'
import { dnaProfiles } from '../../schema/result.ts'
import { currentProfiles, toDnaProfile } from './dna-profile.ts'
import { profileDiversity } from './diversity.ts'
import { resultHistory } from './history.ts'
import { conflictsOf } from './animal-conflicts.ts'
import { findSample } from './lines.ts'
import { resultSheetOf } from './sheet.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { missing } from '../../platform/input/refusal.ts'

/** All but the file, which has what other laboratories found too. */
export function resultHandlers({ db }: Services): Omit<Handlers<typeof resultCalls>, 'getResultsFile'> {
  return {
    getResults: async ({ params, user }) => {
      const animal = await findAnimal(db, params.id, user)
      const sample = await findSample(db, animal, params.barcode)
      return resultSheetOf(db, animal, sample)
    },

    getResultHistory: async ({ params, user }) => {
      const animal = await findAnimal(db, params.id, user)
      return resultHistory(db, { animal, sample: await findSample(db, animal, params.barcode), reader: user })
    },

    getAnimalCoat: async ({ params, user }) => ({
      coat: await animalCoat(db, await findAnimal(db, params.id, user)),
    }),

    getDnaProfile: async ({ params, query, user }) => {
      const animal = await findAnimal(db, params.id, user)
      const sample = await findSample(db, animal, params.barcode)
      if (query.species && speciesIdOf(query.species) !== animal.speciesId) throw missing()
      const [profile] = await currentProfiles(db, eq(dnaProfiles.barcode, sample.barcode))
      if (!profile) throw missing()
      const { overProfile } = await conflictsOf(db, animal.id)
      return {
        ...toDnaProfile(profile, animal, overProfile(profile)),
        diversity: await profileDiversity(db, profile, animal),
      }
    },
  }
}
