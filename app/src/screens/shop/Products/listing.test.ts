import { storeSpecies, type UserType } from '@shop/contract/constants'
import { describe, expect, test } from 'vitest'
import { listingCopy } from '../../../content/listings.ts'
import { defaultSettings, type Settings } from '../../../data/settings.tsx'
import { tabsOf } from '../../../parts/product/tabs.ts'
import { paths } from '../../../paths.ts'
import { countMessage, isOffered, listingAt, listings, productQueryOf } from './listing.ts'

const path = '/breeder/for-dogs/dna-tests'
const everyKey = {
  sort: '-price',
  page: '3',
  name: 'collie',
  breeds: '200193,200800',
  categoryIds: '6',
  species: 'cat',
  sub_categories: '4,9',
  tags: '1',
}

test('every filter of the address is in the call (listing-2)', () => {
  const { sub_categories: subCategories, ...others } = everyKey
  expect(productQueryOf(listingAt(path), new URLSearchParams(everyKey))).toEqual({ ...others, subCategories })
})

test.each([
  [0, 1, '0 tests'],
  [1, 1, '1 test'],
  [20, 1, '20 tests'],
  [167, 2, '21 to 40 of 167 tests'],
  [167, 9, '161 to 167 of 167 tests'],
])('%i products on page %i: %s', (count, page, text) => expect(countMessage(count, page, 20)).toBe(text))

test.each([
  ['/breeder/for-dogs/special-offers', 'Best sellers for dogs', 'dog', '4,1,6,3,5,21'],
  ['/breeder/for-cats/special-offers', 'Best sellers for cats', 'cat', '9,7,14,8,10,21'],
  ['/breeder/for-dogs/dna-tests', 'DNA tests for dogs', 'dog', '1,6'],
  ['/breeder/for-cats/dna-tests', 'DNA tests for cats', 'cat', '7,14'],
  ['/vet/for-dogs/dna-tests', 'DNA tests for dogs', 'dog', '1,6'],
  ['/vet/for-cats/dna-tests', 'DNA tests for cats', 'cat', '7,14'],
  ['/breeder/for-dogs/dog-dna-tests', 'About DNA tests for dogs', 'dog', '1,6'],
  ['/breeder/for-cats/cat-dna-tests', 'About DNA tests for cats', 'cat', '7,14'],
  ['/breeder/for-dogs/full-breed-profile', 'Full breed profiles for dogs', 'dog', '4'],
  ['/breeder/for-cats/full-breed-profile', 'Full breed profiles for cats', 'cat', '9'],
  ['/vet/for-dogs/full-breed-profile', 'Full breed profiles for dogs', 'dog', '4'],
  ['/vet/for-cats/full-breed-profile', 'Full breed profiles for cats', 'cat', '9'],
  ['/breeder/for-dogs/dna-profile-parentage', 'DNA profile and parentage for dogs', 'dog', '3'],
  ['/breeder/for-cats/dna-profile-parentage', 'DNA profile and parentage for cats', 'cat', '8'],
  ['/vet/for-dogs/dna-profile-parentage', 'DNA profile and parentage for dogs', 'dog', '3'],
  ['/vet/for-cats/dna-profile-parentage', 'DNA profile and parentage for cats', 'cat', '8'],
  ['/breeder/for-dogs/geno-pet', 'Geno Pet', 'dog', '5,22'],
  ['/vet/for-dogs/geno-pet', 'Geno Pet', 'dog', '5,22'],
  ['/breeder/for-dogs/multi-packs', 'Multi-packs for dogs', 'dog', '21'],
  ['/breeder/for-cats/multi-packs', 'Multi-packs for cats', 'cat', '21'],
  ['/breeder/for-dogs/innovative', 'Other products for dogs', 'dog', '20,22,298'],
  ['/breeder/for-cats/innovative', 'Other products for cats', 'cat', '20,22,298'],
  ['/vet/for-dogs/innovative', 'Other products for dogs', 'dog', '20,22,298'],
  ['/vet/for-cats/innovative', 'Other products for cats', 'cat', '20,22,298'],
  ['/pet-owner/products', 'DNA tests for your pet', undefined, '5,10,22,20,4,9,1,7,3,8,6,14'],
])('%s is "%s", for species %s, of the categories %s', (address, title, species, categoryIds) => {
  const listing = listingAt(address)
  expect(listingCopy(listing.page, listing.audience, listing.species).title).toBe(title)
  expect(productQueryOf(listing, new URLSearchParams())).toMatchObject({ species, categoryIds })
})

test('these are all the listings there are: special offers and packs are not for vets, Geno Pet not for cats (audience-8, audience-10)', () => {
  expect(listings).toHaveLength(25)
  expect(listings.filter(({ page }) => page === 'geno-pet').every(({ species }) => species === 'dog')).toBe(true)
  expect(
    listings.filter(
      ({ page, audience }) => audience === 'vet' && /^(special-offers|multi-packs|\w+-dna-tests)$/.test(page),
    ),
  ).toEqual([])
})

test('best sellers alone are special offers; DNA profiles are found by their tag', () => {
  const none = new URLSearchParams()
  expect(productQueryOf(listingAt('/breeder/for-cats/special-offers'), none)).toHaveProperty('isBestSeller', 'true')
  expect(productQueryOf(listingAt('/vet/for-cats/dna-profile-parentage'), none)).toHaveProperty('tags', '2')
})

const who = (addressCountry: string | null, type: UserType = 'breeder'): Pick<Settings, 'user' | 'userType'> => ({
  userType: type,
  user: {
    name: '',
    type,
    isAdmin: false,
    roles: [],
    email: '',
    addressCountry,
    approval: null,
    ordersOnAccount: false,
    viewedBy: null,
  },
})

describe('the tabs', () => {
  const linksAt = (address: string, settings: Pick<Settings, 'user' | 'userType'>) => {
    const { audience, species } = listingAt(address)
    return audience === 'owner' || !species ? [] : tabsOf(audience, species, address, settings)
  }
  const tabs = (address: string, settings: Pick<Settings, 'user' | 'userType'> = defaultSettings) =>
    linksAt(address, settings).map(({ label }) => label)
  const tests = ['DNA tests', 'Full breed profiles']
  const parentage = 'DNA profile and parentage'

  test.each([
    ['/breeder/for-dogs/special-offers', ['Best sellers', ...tests, 'Breeds', parentage, 'Geno Pet', 'Multi-packs']],
    ['/breeder/for-cats/special-offers', ['Best sellers', ...tests, 'Breeds', parentage, 'Multi-packs']],
    ['/vet/for-dogs/dna-tests', [...tests, parentage, 'Geno Pet']],
    ['/vet/for-cats/dna-tests', [...tests, parentage]],
  ])('of %s, in SPEC’s order', (address, expected) => expect(tabs(address)).toEqual(expected))

  // Guests are of the shop that they look at; who is signed in stays who they are.
  test.each(
    (['special-offers', 'multi-packs', 'dna-tests'] as const).flatMap((page) =>
      (['vet', 'owner', 'breeder'] as const).map((type) => [page, type] as const),
    ),
  )(
    'of the breeders’ %s, looked at by a %s: what is the breeders’ alone is theirs (audience-8, audience-10)',
    (page, type) => {
      const ofBreeders = ['Best sellers', 'Breeds', 'Multi-packs']
      const seen = tabs(`/breeder/for-dogs/${page}`, who(null, type)).filter((label) => ofBreeders.includes(label))
      expect(seen).toEqual(type === 'breeder' ? ofBreeders : [])
    },
  )

  test.each([
    ['/breeder/for-cats/multi-packs', 'AU', true],
    ['/vet/for-dogs/dna-tests', 'AU', true],
    ['/breeder/for-cats/multi-packs', 'NZ', false],
    ['/vet/for-dogs/dna-tests', null, false],
  ])('%s with an address in %s: other products are there: %s (audience-9)', (address, country, isThere) => {
    expect(tabs(address, who(country)).includes('Other products')).toBe(isThere)
    expect(isOffered(listingAt(address.replace(/[\w-]+$/, 'innovative')), who(country))).toBe(isThere)
  })

  test('lead to the audience’s own pages and name the one that is open', () => {
    const [first, second] = linksAt('/vet/for-dogs/full-breed-profile', defaultSettings)
    expect(first).toEqual({ label: 'DNA tests', href: '/vet/for-dogs/dna-tests', isCurrent: false })
    expect(second?.isCurrent).toBe(true)
  })

  test('lead to every list of the shop, and nowhere else; only the tests have a second page, about them', () => {
    for (const audience of ['breeder', 'vet'] as const)
      for (const species of storeSpecies) {
        const hrefs = tabsOf(audience, species, '', who('AU')).map(({ href }) => href)
        const known = listings
          .filter((one) => one.audience === audience && one.species === species && !/^\w+-dna-tests$/.test(one.page))
          .map((listing) => listing.path)
        expect(new Set(hrefs)).toEqual(new Set([...known, ...(audience === 'breeder' ? [paths.breeds(species)] : [])]))
      }
  })
})

test('full breed profiles are requested by their tag and sub-category 9, single tests by no such filter (listing-5)', () => {
  const none = new URLSearchParams()
  expect(productQueryOf(listingAt('/breeder/for-dogs/full-breed-profile'), none)).toMatchObject({
    subCategories: '9',
    tags: '1',
  })
  expect(productQueryOf(listingAt(path), none)).not.toHaveProperty('subCategories')
})
