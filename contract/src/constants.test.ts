import { expect, test } from 'vitest'
import { checklist } from '../checklist.ts'
import * as constants from './constants.ts'
import { currencyTable } from './currencies.ts'
import { currencyOf } from './money.ts'

/** The rule of that id, as the specification states it. */
const rule = (id: string) => checklist('rules').find((row) => row.id === id)?.rule ?? ''

test('the numbers that products and breeds are filed under (catalog-1)', () => {
  const { categories: of, excludedCategoryIds, fullBreedTestKitIds, specialProductIds, allBreedIds } = constants
  const [firstExcluded] = excludedCategoryIds
  expect(excludedCategoryIds).toEqual(excludedCategoryIds.map((_, index) => firstExcluded + index))
  const special = specialProductIds.map((ids) => `[${ids.join(', ')}]`)
  expect(rule('catalog-1')).toBe(
    [
      `Category ids: canine disease ${of.canineDisease}, trait ${of.canineTrait}, DNA profile ${of.canineDnaProfile}, full breed profile ${of.canineFullBreedProfile}`,
      `feline disease ${of.felineDisease}, trait ${of.felineTrait}, DNA profile ${of.felineDnaProfile}, full breed profile ${of.felineFullBreedProfile}`,
      `swab category ${of.swab}`,
      `excluded ${firstExcluded}-${excludedCategoryIds.at(-1)}`,
      `test-kit ids ${fullBreedTestKitIds.join(', ')}`,
      `special product ids ${special.join(' and ')}`,
      `default breeds ${allBreedIds.canine} (all canine) and ${allBreedIds.feline} (all feline)`,
    ].join('; '),
  )
})

test('countries, their currencies and the signs for them (country-3)', () => {
  const { defaults } = constants
  const stated = rule('country-3')
  expect(stated).toContain(`Default currency ${defaults.currency} and country ${defaults.country}; `)
  const pairs = [...stated.matchAll(/\b([A-Z]{2}) ([A-Z]{2,3})\b/g)].map(([, country = '', currency]) => [
    country,
    currency,
  ])
  expect(pairs).toHaveLength(6)
  // RU has no currency of ours.
  for (const [country = '', currency] of pairs)
    expect(currencyOf(country)).toBe(currency === 'RU' ? defaults.currency : currency)
  const signs = (['AUD', 'USD', 'GBP', 'EUR'] as const).map(
    (currency) => `${currency} ${currencyTable[currency].symbol}`,
  )
  expect(stated).toContain(`symbols ${signs.join(', ')}; prices rounded to 2 decimals`)
})

test.each([
  ['AU', 'live_aus'],
  ['US', 'live_usa'],
  ['CA', 'live_international'],
  ['FR', 'live_international'],
  ['ZZ', 'live_international'],
])('live payments in %s are %s', (country, mode) => expect(constants.livePaymentMode(country)).toBe(mode))

test('the orders of a listing (listing-4)', () => {
  const options = constants.sorts.map(({ label, value }) => (value ? `${label} (${value})` : label))
  expect(rule('listing-4')).toBe(`Sort options: ${options.join(', ')}`)
})

test('the eight product types (product-2)', () => {
  const names: Record<keyof typeof constants.productTypes, string> = {
    trait: 'trait',
    disease: 'disease',
    dnaProfile: 'DNA profile',
    shippable: 'shippable product',
    lifePlan: 'life plan',
    subscription: 'subscription',
    shippingMethod: 'shipping method',
    mixBreed: 'mix breed',
  }
  const inOrder = Object.entries(constants.productTypes).toSorted(([, one], [, other]) => one - other)
  expect(inOrder.map(([, id]) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  const listed = inOrder.map(([key]) => names[key as keyof typeof names])
  expect(rule('product-2')).toBe(`Product types 1-8 (${listed.join(', ')}) are shown as such`)
})

test.each([
  ['/', 'guest'],
  ['', 'guest'],
  ['/vet', 'vet'],
  ['/vet/', 'vet'],
  ['/vet/for-dogs/dna-tests', 'vet'],
  ['/register/vet', 'vet'],
  ['/pet-owner', 'owner'],
  ['/pet-owner/products', 'owner'],
  ['/register/pet-owner', 'owner'],
  ['/breeder', 'breeder'],
  ['/breeder/for-cats/breeds', 'breeder'],
  ['/register/breeder', 'breeder'],
  // A word within a word means nothing.
  ['/breeder/for-dogs/breeds/velvet-terrier/7', 'breeder'],
  ['/store/velvet-coat-dog/p/12', 'breeder'],
  // Otherwise breeder.
  ['/search', 'breeder'],
  ['/cart', 'breeder'],
  ['/checkout', 'breeder'],
  ['/checkout/complete', 'breeder'],
  ['/activate', 'breeder'],
  ['/login', 'breeder'],
  ['/register', 'breeder'],
  ['/store/collie-eye-anomaly-dog/p/1', 'breeder'],
  ['/contact-us', 'breeder'],
  ['/tools/sample-tracker', 'breeder'],
])('a guest at %j is %s from then on (audience-3)', (path, type) => expect(constants.userTypeAt(path)).toBe(type))

test.each(['vet', 'owner', 'breeder'] as const)(
  'a %s who goes on to a page of everybody stays one (audience-3)',
  (type) => {
    for (const path of ['/search', '/cart', '/checkout', '/store/velvet-coat-dog/p/12', '/contact-us'])
      expect(constants.userTypeAt(path, { userType: type })).toBe(type)
    expect(constants.userTypeAt('/', { userType: type })).toBe('guest')
    expect(constants.userTypeAt('/vet/for-dogs', { userType: type })).toBe('vet')
  },
)

test.each([
  ['/', undefined],
  ['/search', undefined],
  ['/breeder', 'breeder'],
  ['/breeder/', 'breeder'],
  ['/breeder/for-dogs/breeds/border-collie/7', undefined],
  ['/vet', 'vet'],
  ['/vet/for-dogs', 'vet'],
  ['/pet-owner', 'owner'],
  ['/pet-owner/products', 'owner'],
])('who opens %s chooses %s', (path, chosen) => expect(constants.choiceAt(path)).toBe(chosen))

test.each(constants.shopTypes)(
  'a shop of %ss once chosen wins on every page of everybody (audience-3)',
  (chosenType) => {
    for (const userType of constants.userTypes) {
      for (const path of ['/search', '/cart', '/checkout', '/store/geno-pet-dog/p/969'])
        expect(constants.userTypeAt(path, { userType, chosenType })).toBe(chosenType)
      // The path comes first.
      expect(constants.userTypeAt('/', { userType, chosenType })).toBe('guest')
      expect(constants.userTypeAt('/breeder/for-dogs/breeds', { userType, chosenType })).toBe('breeder')
    }
  },
)

test('the regional stores, and the codes that redirect to regional sites (country-5)', () => {
  const { regionalStores, regionalRedirects } = constants
  expect(rule('country-5')).toBe(
    `Regional stores ${regionalStores.join(' ')}; codes that redirect to regional sites: ${regionalRedirects.join(' ')}`,
  )
})
