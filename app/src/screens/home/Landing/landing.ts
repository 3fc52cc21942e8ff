import { categories } from '@shop/contract/constants'
import type { ProductQuery } from '@shop/contract/product'
import { readBreeds } from '../../../data/breed.ts'
import { readProducts } from '../../../data/product.ts'
import type { Settings } from '../../../data/settings.tsx'
import { type Audience, audiences } from '../../../layouts/audience.ts'

/** The door a landing page is: the home page's, or an audience's own. */
export type Door = 'home' | Audience

/** Those who are signed in are behind their own door already, at `/` too. */
export function doorOf(pathname: string, user: Settings['user']): Door {
  const door = audiences.find(({ href }) => href === pathname)?.audience
  return door ?? (user && user.type !== 'guest' ? user.type : 'home')
}

const {
  canineDisease,
  felineDisease,
  canineDnaProfile,
  felineDnaProfile,
  canineFullBreedProfile,
  felineFullBreedProfile,
} = categories
/** Health attributes and ancestry screens: Geno Pet. */
const ancestry = 5

const profiles = [ancestry, canineFullBreedProfile, felineFullBreedProfile, canineDnaProfile, felineDnaProfile].join(
  ',',
)
const diseases = [canineDisease, felineDisease].join(',')

/** What each door sells most: the first page of these, where best sellers lead. */
export const sellersQuery: Record<Door, ProductQuery> = {
  home: { categoryIds: `${profiles},${diseases}` },
  breeder: { species: 'dog' },
  vet: { categoryIds: diseases },
  owner: { categoryIds: profiles },
}

/** The breeds with the most tests. */
export const dogBreedsQuery = { species: 'dog', tested: 'true', sort: '-testCount', size: '8' } as const
export const catBreedsQuery = { species: 'cat', tested: 'true', sort: '-testCount', size: '4' } as const

export const landingReads = (door: Door) => [
  readProducts(sellersQuery[door]),
  readBreeds(dogBreedsQuery),
  readBreeds(catBreedsQuery),
]
