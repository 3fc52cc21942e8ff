import { expect, test } from 'vitest'
import * as constants from './constants.ts'

test('the numbers that products and breeds are filed under (catalog-1)', () => {
  expect(constants.categories).toEqual({
    canineDisease: 1,
    canineTrait: 6,
    canineDnaProfile: 3,
    canineFullBreedProfile: 4,
    felineDisease: 7,
    felineTrait: 14,
    felineDnaProfile: 8,
    felineFullBreedProfile: 9,
    swab: 298,
  })
  expect(constants.excludedCategoryIds).toEqual([30, 31, 32, 33, 34, 35])
  expect(constants.fullBreedTestKitIds).toEqual([36, 7, 313])
  expect(constants.specialProductIds).toEqual([[1221, 969, 970, 7], [313]])
  expect(constants.allBreedIds).toEqual({ canine: 3, feline: 4 })
})

test('countries, their currencies and the signs for them (country-3)', () => {
  expect(constants.defaults).toMatchObject({ currency: 'USD', country: 'US' })
  expect(constants.currencyByCountry).toEqual({ AU: 'AUD', US: 'USD', CA: 'CAD', FR: 'EUR', GB: 'GBP', RU: 'RU' })
  expect(constants.currencySymbols).toMatchObject({ AUD: '$', USD: '$', GBP: '£', EUR: '€' })
})

test.each([
  ['AU', 'live_aus'],
  ['US', 'live_usa'],
  ['CA', 'live_international'],
  ['FR', 'live_international'],
  ['ZZ', 'live_international'],
])('live payments in %s are %s', (country, mode) => expect(constants.livePaymentMode(country)).toBe(mode))

test('the orders of a listing (listing-4)', () => {
  expect(constants.sorts.map(({ label, value }) => [label, value])).toEqual([
    ['All', ''],
    ['Name Ascending', 'name'],
    ['Name Descending', '-name'],
    ['Price Ascending', 'price'],
    ['Price Descending', '-price'],
    ['New Arrivals', 'created_at'],
  ])
})

test('the eight product types (product-2)', () => {
  expect(constants.productTypes).toEqual({
    trait: 1,
    disease: 2,
    dnaProfile: 3,
    shippable: 4,
    lifePlan: 5,
    subscription: 6,
    shippingMethod: 7,
    mixBreed: 8,
  })
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
  ['/store/velvet-coat-dog/p/12', undefined],
  // Of no audience: the guest stays who they are.
  ['/search', undefined],
  ['/cart', undefined],
  ['/checkout', undefined],
  ['/checkout/complete', undefined],
  ['/activate', undefined],
  ['/login', undefined],
  ['/register', undefined],
  ['/store/collie-eye-anomaly-dog/p/1', undefined],
  ['/contact-us', undefined],
  ['/tools/sample-tracker', undefined],
])('a guest at %j is %s from then on (audience-3)', (path, type) => expect(constants.userTypeAt(path)).toBe(type))

test('the regional stores, and the codes that redirect to regional sites (country-5)', () => {
  expect(constants.regionalStores.join(' ')).toBe('AU GB DE ES FR IT NL PL PT SE CA NZ US')
  expect(constants.regionalRedirects.join(' ')).toBe('au us uk ca de fr it sw nl pl es il pt')
})
