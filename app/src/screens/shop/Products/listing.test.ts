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

test('without filters a listing asks for its own species and kinds', () => {
  expect(productQueryOf(listingAt(path), new URLSearchParams())).toMatchObject({ species: 'dog', categoryIds: '1,6' })
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
