import { categories, ourCategories, type StoreSpecies, storeSpecies } from '@shop/contract/constants'
import type { ProductQuery } from '@shop/contract/product'
import type { BreedQuery } from '../../../data/breed.ts'
import type { Settings } from '../../../data/settings.tsx'
import { type Audience, audiences } from '../../../layouts/audience.ts'
import { paths } from '../../../paths.ts'

/** The door a landing page is: the home page's, or an audience's own. */
export type Door = 'home' | Audience

/** Breeders and vets have a page behind their door for each species. */
export type Entrance = { door: Door; species?: StoreSpecies }

const speciesEntrances = (['breeder', 'vet'] as const).flatMap((door) =>
  storeSpecies.map((species) => ({ door, species, path: paths.speciesHome(door, species) })),
)

/** Those who are signed in are behind their own door already, at `/` too. */
export function entranceAt(pathname: string, user: Settings['user']): Entrance {
  const found = speciesEntrances.find(({ path }) => path === pathname)
  if (found) return { door: found.door, species: found.species }
  const door = audiences.find(({ href }) => href === pathname)?.audience
  return { door: door ?? (user && user.type !== 'guest' ? user.type : 'home') }
}

const {
  canineDisease,
  felineDisease,
  canineDnaProfile,
  felineDnaProfile,
  canineFullBreedProfile,
  felineFullBreedProfile,
} = categories

const profiles = [
  ourCategories.canineAncestry,
  canineFullBreedProfile,
  felineFullBreedProfile,
  canineDnaProfile,
  felineDnaProfile,
].join(',')
const diseases = [canineDisease, felineDisease].join(',')

/** What each door sells most: the first page of these, where best sellers lead. */
const sellers: Record<Door, ProductQuery> = {
  home: { categoryIds: `${profiles},${diseases}` },
  breeder: { species: 'dog' },
  vet: { categoryIds: diseases },
  owner: { categoryIds: profiles },
}

export const sellersQueryOf = ({ door, species }: Entrance): ProductQuery => ({
  ...sellers[door],
  ...(species && { species }),
})

const mostTested = { tested: 'true', sort: '-testCount' } as const

/** The dozen breeds with the most tests: of one species, or of both. */
export const breedQueriesOf = ({ species }: Entrance): BreedQuery[] =>
  species
    ? [{ species, ...mostTested, size: '12' }]
    : [
        { species: 'dog', ...mostTested, size: '8' },
        { species: 'cat', ...mostTested, size: '4' },
      ]
