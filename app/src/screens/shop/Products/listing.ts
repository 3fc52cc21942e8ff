import {
  categories,
  fullBreedProfileSubCategory,
  ourCategories,
  type StoreSpecies,
  storeSpecies,
  tags,
} from '@shop/contract/constants'
import { camelKey } from '@shop/contract/case'
import type { ProductQuery } from '@shop/contract/product'
import type { ListingPage } from '../../../content/listings.ts'
import { pageIn } from '../../../data/product.ts'
import type { Settings } from '../../../data/settings.tsx'
import { livesWhereSold } from '../../../parts/product/lives-where-sold.ts'
import { paths } from '../../../paths.ts'

/** One listing of the shop: where it is, and which products it is made of. */
export type Listing = {
  path: string
  /** Its last step, and the name of its copy. */
  page: ListingPage
  audience: 'breeder' | 'vet' | 'owner'
  species?: StoreSpecies
  /** The kinds a visitor may choose among; all of them when none is chosen. */
  kinds: { name: string; categoryIds: readonly number[] }[]
  /** Filters of the listing itself, which an address may replace. */
  base?: ProductQuery
  /** Whether its diseases can be narrowed to a body system. */
  hasBodySystems?: boolean
  /** A handful of products: as few cards stand for them while they load. */
  isShort?: boolean
  /** Only for users whose address is in this country (audience-9). */
  country?: string
}

type Shape = Omit<Listing, 'path' | 'page' | 'audience' | 'species'> & {
  page: Exclude<ListingPage, 'products'>
  isForVets: boolean
}

const { canineDisease, canineTrait, canineDnaProfile, canineFullBreedProfile, swab } = categories
const { felineDisease, felineTrait, felineDnaProfile, felineFullBreedProfile } = categories
const { canineAncestry, felineAncestry, lifePlan, multiPack, testKit } = ourCategories

const numbers = {
  dog: {
    disease: canineDisease,
    trait: canineTrait,
    dnaProfile: canineDnaProfile,
    profile: canineFullBreedProfile,
    ancestry: canineAncestry,
  },
  cat: {
    disease: felineDisease,
    trait: felineTrait,
    dnaProfile: felineDnaProfile,
    profile: felineFullBreedProfile,
    ancestry: felineAncestry,
  },
}

/** What each species' shop lists. */
function shapesOf(species: StoreSpecies): Shape[] {
  const { disease, trait, dnaProfile, profile, ancestry } = numbers[species]
  const singleTests = [
    { name: 'Genetic diseases', categoryIds: [disease] },
    { name: 'Genetic traits', categoryIds: [trait] },
  ]
  const profiles = { name: 'Full breed profiles', categoryIds: [profile] }
  const dnaProfiles = { name: 'DNA profiles', categoryIds: [dnaProfile] }
  const mixes = { name: 'Breed mix', categoryIds: [ancestry] }
  const packs = { name: 'Multi-packs', categoryIds: [multiPack] }
  return [
    {
      page: 'special-offers',
      isForVets: false,
      kinds: [profiles, ...singleTests, dnaProfiles, mixes, packs],
      base: { isBestSeller: 'true' },
    },
    { page: 'dna-tests', isForVets: true, kinds: singleTests, hasBodySystems: true },
    { page: `${species}-dna-tests`, isForVets: false, kinds: singleTests, hasBodySystems: true },
    {
      page: 'full-breed-profile',
      isForVets: true,
      kinds: [profiles],
      // The filter for full breed profiles adds this sub-category (listing-5).
      base: { subCategories: String(fullBreedProfileSubCategory), tags: String(tags.fullBreedProfile) },
    },
    {
      page: 'dna-profile-parentage',
      isForVets: true,
      kinds: [dnaProfiles],
      base: { tags: String(tags.dnaProfile) },
      isShort: true,
    },
    ...(species === 'dog'
      ? [
          {
            page: 'geno-pet' as const,
            isForVets: true,
            kinds: [mixes, { name: 'Life plans', categoryIds: [lifePlan] }],
            isShort: true,
          },
        ]
      : []),
    {
      page: 'multi-packs',
      isForVets: false,
      kinds: [packs],
      base: { sort: 'price' },
      isShort: true,
    },
    {
      page: 'innovative',
      isForVets: true,
      kinds: [{ name: 'Kits and supplies', categoryIds: [testKit, lifePlan, swab] }],
      isShort: true,
      country: 'AU',
    },
  ]
}

export const listings: Listing[] = [
  ...(['breeder', 'vet'] as const).flatMap((audience) =>
    storeSpecies.flatMap((species) =>
      shapesOf(species)
        .filter(({ isForVets }) => isForVets || audience === 'breeder')
        .map(({ isForVets: _, ...shape }): Listing => ({
          ...shape,
          path: paths.speciesPage(audience, species, shape.page),
          audience,
          species,
        })),
    ),
  ),
  {
    path: paths.ownerProducts,
    page: 'products',
    audience: 'owner',
    base: { isForOwners: 'true' },
    kinds: [
      { name: 'Which breeds are in there', categoryIds: [canineAncestry, felineAncestry] },
      { name: 'A plan for care', categoryIds: [lifePlan] },
      { name: 'All health tests at once', categoryIds: [testKit, canineFullBreedProfile, felineFullBreedProfile] },
      { name: 'One illness', categoryIds: [canineDisease, felineDisease] },
      { name: 'A DNA fingerprint', categoryIds: [canineDnaProfile, felineDnaProfile] },
      { name: 'Coat and looks', categoryIds: [canineTrait, felineTrait] },
    ],
  },
]

/** The listing at an address; routes.ts sends only listings' addresses here. */
export function listingAt(pathname: string): Listing {
  const listing = listings.find(({ path }) => path === pathname)
  if (!listing) throw new Error(`No listing is at ${pathname}`)
  return listing
}

/** Whether a visitor may buy there. */
export const isOffered = ({ country }: Pick<Listing, 'country'>, { user }: Pick<Settings, 'user'>): boolean =>
  livesWhereSold(country, user)

/** The filters that live in the address, as SPEC spells them there (listing-2). */
const filterKeys = ['sort', 'page', 'name', 'breeds', 'categoryIds', 'species', 'sub_categories', 'tags'] as const
export type FilterKey = (typeof filterKeys)[number]
/** Of these, what takes something off the list. */
export const narrowingKeys = filterKeys.filter((key) => key !== 'sort' && key !== 'page')

/** The call behind an address: the listing's own products, narrowed by the query. The same on server and in the browser. */
export function productQueryOf(listing: Listing, query: URLSearchParams): ProductQuery {
  const filters = Object.fromEntries(filterKeys.map((key) => [camelKey(key), query.getAll(key).join(',') || undefined]))
  return {
    ...listing.base,
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)),
    page: pageIn(query) > 1 ? String(pageIn(query)) : undefined,
    species: filters.species ?? listing.species,
    categoryIds: filters.categoryIds ?? listing.kinds.flatMap((kind) => kind.categoryIds).join(','),
  }
}

/** `21 to 40 of 167 tests`. */
export function countMessage(count: number, page: number, size: number, noun = 'test'): string {
  if (count <= size) return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
  const first = (page - 1) * size + 1
  return `${first} to ${Math.min(page * size, count)} of ${count} ${noun}s`
}

/** The animal that a list is about: the listing's own, else the one that its visitor chose; none before. */
export function speciesOf(listing: Listing, query: URLSearchParams): StoreSpecies | undefined {
  const chosen = query.get('species')
  return listing.species ?? storeSpecies.find((species) => species === chosen)
}
