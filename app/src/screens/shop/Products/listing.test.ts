import { expect, test } from 'vitest'
import { addressWith, countMessage, listingAt, productQueryOf } from './listing.ts'

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
  expect(productQueryOf(listingAt(path), new URLSearchParams(everyKey))).toEqual(everyKey)
})

test('one filter changes, the others stay; an empty one goes', () => {
  const query = new URLSearchParams(everyKey)
  expect(addressWith(path, query, { page: '' })).toBe(
    `${path}?${new URLSearchParams({ ...everyKey, page: '3' })}`.replace('page=3&', ''),
  )
  expect(addressWith(path, new URLSearchParams('sort=name'), { sort: '' })).toBe(path)
})

test.each([
  [0, 1, '0 tests'],
  [1, 1, '1 test'],
  [20, 1, '20 tests'],
  [167, 2, '21 to 40 of 167 tests'],
  [167, 9, '161 to 167 of 167 tests'],
])('%i products on page %i: %s', (count, page, text) => expect(countMessage(count, page, 20)).toBe(text))

test.each([
  ['/breeder/for-dogs/dna-tests', 'DNA tests for dogs', 'dog', '1,6'],
  ['/breeder/for-cats/dna-tests', 'DNA tests for cats', 'cat', '7,14'],
  ['/vet/for-dogs/dna-tests', 'DNA tests for dogs', 'dog', '1,6'],
  ['/vet/for-cats/dna-tests', 'DNA tests for cats', 'cat', '7,14'],
  ['/breeder/for-dogs/full-breed-profile', 'Full breed profiles for dogs', 'dog', '4'],
  ['/breeder/for-cats/full-breed-profile', 'Full breed profiles for cats', 'cat', '9'],
  ['/vet/for-dogs/full-breed-profile', 'Full breed profiles for dogs', 'dog', '4'],
  ['/vet/for-cats/full-breed-profile', 'Full breed profiles for cats', 'cat', '9'],
  ['/pet-owner/products', 'DNA tests for your pet', undefined, '3,8,1,7,6,14'],
])('%s is "%s", for species %s, of the categories %s', (address, title, species, categoryIds) => {
  const listing = listingAt(address)
  expect(listing.title).toBe(title)
  expect(productQueryOf(listing, new URLSearchParams())).toMatchObject({ species, categoryIds })
})

test('full breed profiles are asked for by their tag and sub-category 9, single tests by no such filter (listing-5)', () => {
  const none = new URLSearchParams()
  expect(productQueryOf(listingAt('/breeder/for-dogs/full-breed-profile'), none)).toMatchObject({
    sub_categories: '9',
    tags: '1',
  })
  expect(productQueryOf(listingAt(path), none)).not.toHaveProperty('sub_categories')
})
