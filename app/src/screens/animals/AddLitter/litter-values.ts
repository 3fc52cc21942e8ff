import type { AnimalProfile } from '@shop/contract/animal'
import type { PetValues } from '../../../parts/animal/pet-values.ts'
import { blankOffspring, type OffspringValues } from '../../../parts/litter/offspring-values.ts'

/** What the fields of a litter hold while they are filled in. */
export type LitterValues = Pick<PetValues, 'species' | 'breed' | 'isMixedBreed'> & {
  damId: string | null
  damName: string
  sireId: string | null
  sireName: string
  dateOfBirth: string
  offspring: OffspringValues[]
}

/** A new litter; of a dam that is known, with what follows from her record. */
export const newLitter = (dam?: AnimalProfile): LitterValues => ({
  species: dam?.species ?? null,
  breed: dam?.breed ?? null,
  isMixedBreed: dam?.isMixedBreed ?? false,
  damId: dam?.id ?? null,
  damName: dam ? (dam.registrationName ?? dam.petName) : '',
  sireId: null,
  sireName: '',
  dateOfBirth: '',
  offspring: [blankOffspring()],
})
