import type { AnimalProfile } from '@shop/contract/animal'
import { type PetValues, petValues, petValuesOf } from './pet-values.ts'

/** What the fields of an animal hold while they are filled in. A parent is one of the user's own animals, or a name. */
export type AnimalValues = PetValues & {
  ownerName: string
  damId: string | null
  damName: string
  sireId: string | null
  sireName: string
}

const parents = { damId: null, damName: '', sireId: null, sireName: '' }

export const newAnimal = (): AnimalValues => ({ ...petValues(), ownerName: '', ...parents })

export const animalValuesOf = (profile: AnimalProfile): AnimalValues => ({
  ...petValuesOf(profile),
  ownerName: profile.ownerName ?? '',
  damId: profile.dam?.id ?? null,
  damName: profile.dam?.name ?? '',
  sireId: profile.sire?.id ?? null,
  sireName: profile.sire?.name ?? '',
})
