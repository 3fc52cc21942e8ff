import { allBreedIds, type StoreSpecies } from '@shop/contract/constants'
import { paths } from '../../../paths.ts'

export const builderPath = (species: StoreSpecies) => paths.speciesPage('breeder', species, 'build-your-own-profile')

/** The option that means every breed of a species: all of its tests may be chosen. */
export const everyBreedOf = (species: StoreSpecies): number =>
  species === 'dog' ? allBreedIds.canine : allBreedIds.feline

const numberIn = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? [Number(text)] : [])

/** The ids of the tests that an address names, each once: `?tests=12,34`, or `?tests=12&tests=34` as a plain form sends it. */
export const testsIn = (query: URLSearchParams): number[] => [
  ...new Set(query.getAll('tests').flatMap((text) => text.split(',').flatMap(numberIn))),
]

/** The breed that an address starts from; null for none, and for nonsense. */
export const breedIn = (query: URLSearchParams): number | null => numberIn(query.get('breed') ?? '')[0] ?? null

/** What is in the builder's address. */
export type Changes = Partial<Record<'tests' | 'breed' | 'name' | 'kind' | 'page' | 'profile', string>>
