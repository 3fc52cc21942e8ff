import { animalQueryTypes, genders, speciesIdOf, storeSpecies } from '@shop/contract/constants'
import { resultStatuses } from '@shop/contract/verdict'
import type { AnimalQuery } from '../../../data/animal.ts'
import { paths } from '../../../paths.ts'

export type View = NonNullable<AnimalQuery['view']>

/** The animals one shows to others are a part of the page of shared ones. */
export const sharedByMeHref = `${paths.sharedAnimals}?view=by-me`

export const viewAt = (pathname: string, query: URLSearchParams): View => {
  if (pathname === paths.archivedAnimals) return 'archived'
  if (pathname !== paths.sharedAnimals) return 'own'
  return query.get('view') === 'by-me' ? 'shared_by_me' : 'shared'
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

/** The filters of an address; nonsense counts as nothing. */
export const filtersIn = (query: URLSearchParams) => ({
  search: query.get('search')?.trim() ?? '',
  by: oneOf(animalQueryTypes, query.get('by')) ?? 'all',
  gender: oneOf(genders, query.get('gender')),
  species: oneOf(storeSpecies, query.get('species')),
  /** A test's id. */
  test: /^\d{1,9}$/.test(query.get('test') ?? '') ? (query.get('test') ?? '') : '',
  status: oneOf(resultStatuses, query.get('status')),
})
export type Filters = ReturnType<typeof filtersIn>

/** The call behind an address of this screen. */
export function animalQueryAt(pathname: string, query: URLSearchParams): AnimalQuery {
  const { search, by, gender, species, test, status } = filtersIn(query)
  return {
    view: viewAt(pathname, query),
    ...(search && { query: search, queryType: by }),
    ...(gender && { gender }),
    ...(species && { speciesId: String(speciesIdOf(species)) }),
    ...(test && { productId: test }),
    ...(status && { status }),
  }
}
