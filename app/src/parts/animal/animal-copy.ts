import { useAudience } from '../../layouts/audience.ts'
import { paths } from '../../paths.ts'

const animal = { one: 'animal' as const, many: 'animals', listName: 'My animals', listHref: paths.myAnimals } as const
const patient = {
  one: 'patient' as const,
  many: 'patients',
  listName: 'My patients',
  listHref: paths.myPatients,
} as const

/** Vets have patients wherever others have animals (audience-7). */
export const useAnimalCopy = () => (useAudience() === 'vet' ? patient : animal)
