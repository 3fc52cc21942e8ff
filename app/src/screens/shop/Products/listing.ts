import { categories, fullBreedProfileSubCategory, type StoreSpecies, tags } from '@shop/contract/constants'
import type { ProductQuery } from '@shop/contract/product'
import { paths } from '../../../paths.ts'

/** One listing of the shop: where it is, what it is called, and which products it is made of. */
export type Listing = {
  path: string
  audience: 'breeder' | 'vet' | 'owner'
  species?: StoreSpecies
  title: string
  lead: string
  /** The kinds a visitor may choose among; all of them when none is chosen. */
  kinds: { name: string; categoryIds: readonly number[] }[]
  /** Filters of the listing itself, which an address may replace. */
  base?: ProductQuery
  /** Whether its diseases can be narrowed to a body system. */
  hasBodySystems?: boolean
}

const { canineDisease, canineTrait, canineDnaProfile, canineFullBreedProfile } = categories
const { felineDisease, felineTrait, felineDnaProfile, felineFullBreedProfile } = categories

const testKinds = {
  dog: [
    { name: 'Genetic diseases', categoryIds: [canineDisease] },
    { name: 'Genetic traits', categoryIds: [canineTrait] },
  ],
  cat: [
    { name: 'Genetic diseases', categoryIds: [felineDisease] },
    { name: 'Genetic traits', categoryIds: [felineTrait] },
  ],
}

const dnaTests = (audience: 'breeder' | 'vet', species: StoreSpecies): Listing => ({
  path: paths.dnaTests(audience, species),
  audience,
  species,
  title: species === 'dog' ? 'DNA tests for dogs' : 'DNA tests for cats',
  lead:
    audience === 'vet'
      ? 'Single-gene tests, each with its gene, variant and inheritance, and the source it comes from.'
      : 'One gene, one clear answer. Choose a breed to see the tests that matter for it.',
  kinds: testKinds[species],
  hasBodySystems: true,
})

const fullBreedProfiles = (audience: 'breeder' | 'vet', species: StoreSpecies): Listing => ({
  path: paths.fullBreedProfiles(audience, species),
  audience,
  species,
  title: species === 'dog' ? 'Full breed profiles for dogs' : 'Full breed profiles for cats',
  lead: 'Every test we know for the breed, from one swab, with a DNA profile beside it.',
  kinds: [
    {
      name: 'Full breed profiles',
      categoryIds: [species === 'dog' ? canineFullBreedProfile : felineFullBreedProfile],
    },
  ],
  // The filter for full breed profiles adds this sub-category (listing-5).
  base: { sub_categories: String(fullBreedProfileSubCategory), tags: String(tags.fullBreedProfile) },
})

export const listings: Listing[] = [
  ...(['breeder', 'vet'] as const).flatMap((audience) =>
    (['dog', 'cat'] as const).flatMap((species) => [dnaTests(audience, species), fullBreedProfiles(audience, species)]),
  ),
  {
    path: paths.ownerProducts,
    audience: 'owner',
    title: 'DNA tests for your pet',
    lead: 'Find out what your dog or cat is made of, and what to keep an eye on.',
    kinds: [
      { name: 'Profiles and ancestry', categoryIds: [canineDnaProfile, felineDnaProfile] },
      { name: 'Health tests', categoryIds: [canineDisease, felineDisease] },
      { name: 'Colour and coat', categoryIds: [canineTrait, felineTrait] },
    ],
  },
]

/** The listing at an address; routes.tsx sends only listings' addresses here. */
export function listingAt(pathname: string): Listing {
  const listing = listings.find(({ path }) => path === pathname)
  if (!listing) throw new Error(`No listing is at ${pathname}`)
  return listing
}

/** The filters that live in the address (listing-2), as they stand there. */
export const filterKeys = [
  'sort',
  'page',
  'name',
  'breeds',
  'categoryIds',
  'species',
  'sub_categories',
  'tags',
] as const

/** The call behind an address: the listing's own products, narrowed by the query. The same on server and in the browser. */
export function productQueryOf(listing: Listing, query: URLSearchParams): ProductQuery {
  const filters = Object.fromEntries(filterKeys.map((key) => [key, query.getAll(key).join(',') || undefined]))
  return {
    ...listing.base,
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)),
    species: filters.species ?? listing.species,
    categoryIds: filters.categoryIds ?? listing.kinds.flatMap((kind) => kind.categoryIds).join(','),
  }
}

/** The address with some filters changed; an empty value takes a filter away. */
export function addressWith(
  path: string,
  query: URLSearchParams,
  changes: Partial<Record<(typeof filterKeys)[number], string>>,
) {
  const next = new URLSearchParams(query)
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next.size ? `${path}?${next}` : path
}

/** `21 to 40 of 167 tests`. */
export function countMessage(count: number, page: number, size: number): string {
  if (count <= size) return count === 1 ? '1 test' : `${count} tests`
  const first = (page - 1) * size + 1
  return `${first} to ${Math.min(page * size, count)} of ${count} tests`
}
