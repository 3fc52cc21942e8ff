import { categories, ourCategories, type StoreSpecies, storeSpecies } from '@shop/contract/constants'
import type { ProductQuery } from '@shop/contract/product'
import type { BreedQuery } from '../../../data/breed.ts'
import type { Settings } from '../../../data/settings.tsx'
import { type Audience, audienceTabs } from '../../../layouts/audience.ts'
import { paths } from '../../../paths.ts'

/** Whom a landing page is for: everybody, or one audience. */
export type LandingAudience = 'home' | Audience

/** Breeders and vets have a landing page for each species too. */
export type EntryPoint = { audience: LandingAudience; species?: StoreSpecies }

const speciesEntryPoints = (['breeder', 'vet'] as const).flatMap((audience) =>
  storeSpecies.map((species) => ({ audience, species, path: paths.speciesHome(audience, species) })),
)

/** Those who are signed in see their own audience's page at `/` too. */
export function entryPointAt(pathname: string, user: Settings['user']): EntryPoint {
  const found = speciesEntryPoints.find(({ path }) => path === pathname)
  if (found) return { audience: found.audience, species: found.species }
  const audience = audienceTabs.find(({ href }) => href === pathname)?.audience
  return { audience: audience ?? (user && user.type !== 'guest' ? user.type : 'home') }
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

/** What each audience buys most: the first page of these, where best sellers lead. */
const sellers: Record<LandingAudience, ProductQuery> = {
  home: { categoryIds: `${profiles},${diseases}` },
  breeder: { species: 'dog' },
  vet: { categoryIds: diseases },
  owner: { categoryIds: profiles },
}

export const sellersQueryOf = ({ audience, species }: EntryPoint): ProductQuery => ({
  ...sellers[audience],
  ...(species && { species }),
})

const mostTested = { tested: 'true', sort: '-testCount' } as const

/** The dozen breeds with the most tests: of one species, or of both. */
export const breedQueriesOf = ({ species }: EntryPoint): BreedQuery[] =>
  species
    ? [{ species, ...mostTested, size: '12' }]
    : [
        { species: 'dog', ...mostTested, size: '8' },
        { species: 'cat', ...mostTested, size: '4' },
      ]
