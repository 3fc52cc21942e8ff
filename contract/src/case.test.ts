import { array, assert, constantFrom, dictionary, integer, jsonValue, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { camelKeys, snakeKeys } from './case.ts'

test('keys change at every depth, values never', () => {
  const camel = {
    productId: 1,
    metaData: { isUpgradeTests: true, note: 'keepMe' },
    productIds: [{ breedId: 2 }],
    address2: null,
  }
  const snake = {
    product_id: 1,
    meta_data: { is_upgrade_tests: true, note: 'keepMe' },
    product_ids: [{ breed_id: 2 }],
    address2: null,
  }
  expect(snakeKeys(camel)).toEqual(snake)
  expect(camelKeys(snake)).toEqual(camel)
})

test('there and back is where it began', () => {
  const word = constantFrom('id', 'Name', 'Product', 'Line2', 'Chip')
  const key = tuple(constantFrom('a', 'pet', 'address2'), array(word, { maxLength: 3 })).map(
    ([first, rest]) => first + rest.map((part) => part[0]?.toUpperCase() + part.slice(1)).join(''),
  )
  assert(
    property(dictionary(key, dictionary(key, integer())), (value) => {
      expect(camelKeys(snakeKeys(value))).toEqual(value)
    }),
  )
})

test('what has no keys is left alone', () => {
  assert(
    property(jsonValue({ maxDepth: 0 }), (value) => {
      expect(snakeKeys(value)).toEqual(value)
    }),
  )
})
