import type { Animal, Pet } from '@shop/contract/animal'
import { eachPaper } from '@shop/contract/animal-papers'
import { defaults, species as speciesIds, type StoreSpecies } from '@shop/contract/constants'

type Named = { id: number; name: string }

type PetField = Exclude<keyof Pet, 'id' | 'user' | 'product'>
type Chosen = {
  species: Named | null
  breed: Named | null
  isMixedBreed: boolean
  isDesexed: boolean | null
  dobPrecision: NonNullable<Pet['dobPrecision']>
  weightType: NonNullable<Pet['weightType']>
}

/** What the fields hold while they are filled in: numbers are text as typed, and nothing is missing. */
export type PetValues = Record<Exclude<PetField, keyof Chosen>, string> & Chosen

const text = (value: number | string | null | undefined) => String(value ?? '')

/** The fields' values for a pet that is known in part, or not at all: `defaultValues: petValues(record.pet)`. */
export const petValues = (pet: Partial<Pet> = {}): PetValues => ({
  petName: text(pet.petName),
  gender: text(pet.gender),
  species: pet.species ?? null,
  breed: pet.breed ?? null,
  isMixedBreed: pet.isMixedBreed ?? false,
  isDesexed: pet.isDesexed ?? null,
  dobDay: text(pet.dobDay),
  dobMonth: text(pet.dobMonth),
  dobYear: text(pet.dobYear),
  dobPrecision: pet.dobPrecision ?? 'exact',
  weight: text(pet.weight),
  weightType: pet.weightType ?? defaults.weightUnit,
  ...eachPaper((paper) => text(pet[paper])),
})

/** The fields' values for an animal of the account. An estimated or unknown day shows only what is known of it. */
export function petValuesOf(animal: Animal): PetValues {
  const [year, month, day] = animal.dateOfBirth?.split('-').map(Number) ?? []
  const isExact = animal.dateOfBirthPrecision === 'exact'
  return petValues({
    petName: animal.petName,
    gender: animal.gender,
    species: animal.species,
    breed: animal.breed ?? undefined,
    isMixedBreed: animal.isMixedBreed,
    isDesexed: animal.isDesexed,
    dobYear: year,
    dobMonth: month,
    dobDay: isExact ? day : undefined,
    dobPrecision: animal.dateOfBirthPrecision,
    weight: animal.weight?.value,
    weightType: animal.weight?.unit,
    ...eachPaper((paper) => animal[paper] ?? undefined),
  } satisfies Record<PetField, unknown>)
}

export const namedSpecies: Record<StoreSpecies, Named> = {
  dog: { id: speciesIds.canine, name: 'Canine' },
  cat: { id: speciesIds.feline, name: 'Feline' },
}

/** The species as the store names it. */
export const storeSpeciesOfId = (id: number | undefined): StoreSpecies | undefined =>
  id === speciesIds.canine ? 'dog' : id === speciesIds.feline ? 'cat' : undefined
