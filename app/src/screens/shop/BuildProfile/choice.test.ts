import { priceOf } from '@shop/contract/money'
import { expect, test } from 'vitest'
import { narrow, testPageOf, sumOf } from './choice.ts'

const price = priceOf(5800, 'USD')
const cea = {
  name: 'Collie eye anomaly (CEA)',
  typeId: 2,
  plainSentence: 'Tells whether your dog can go blind',
  summary: 'NHEJ1, autosomal recessive',
  price,
  regularPrice: null,
}
const merle = {
  name: 'Coat pattern M locus (merle)',
  typeId: 1,
  plainSentence: 'Tells whether your dog has merle',
  summary: 'PMEL, dominant',
  price,
  regularPrice: null,
}

test('every word is looked for in the name, the gene and the inheritance, and a kind leaves its own', () => {
  const tests = [cea, merle]
  expect(narrow(tests, '', '')).toEqual(tests)
  expect(narrow(tests, '  LOCUS merle ', '')).toEqual([merle])
  expect(narrow(tests, 'nhej1', '')).toEqual([cea])
  for (const typed of ['NHEJ-1', 'ｎｈｅｊ–1', 'nhéj 1']) expect(narrow(tests, typed, '')).toEqual([cea])
  expect(narrow(tests, 'merle', 'disease')).toEqual([])
  expect(narrow(tests, '', 'trait')).toEqual([merle])
  expect(narrow(tests, '', 'nonsense')).toEqual(tests)
})

test('pages hold twenty; past the end comes the last', () => {
  const many = Array.from({ length: 45 }, (_, index) => index)
  expect(testPageOf(many, 2)).toMatchObject({ page: 2, totalPages: 3, tests: { length: 20 } })
  expect(testPageOf(many, 9)).toMatchObject({ page: 3, tests: { length: 5 } })
  expect(testPageOf([], 1)).toEqual({ page: 1, totalPages: 1, tests: [] })
})

test('the sum, the saving, and what is missing', () => {
  expect(sumOf([cea, cea], 'USD')).toMatchObject({ oneByOne: 11_600, price: 8500, saving: 3100, missing: 0 })
  expect(sumOf([cea], 'USD')).toMatchObject({ missing: 1, isAtCeiling: false })
  expect(sumOf([], 'USD')).toMatchObject({ oneByOne: 0, price: 0, missing: 2 })
  expect(
    sumOf(
      Array.from({ length: 12 }, () => cea),
      'USD',
    ),
  ).toMatchObject({ price: 16_500, isAtCeiling: true })
})

test('a member’s profile is a tenth less than everybody’s, as the server works it out', () => {
  const mine = { ...cea, price: priceOf(5220, 'USD'), regularPrice: price }
  expect(sumOf([mine, mine], 'USD')).toMatchObject({ oneByOne: 10_440, price: 7650, saving: 2790 })
  expect(
    sumOf(
      Array.from({ length: 12 }, () => mine),
      'USD',
    ),
  ).toMatchObject({ price: 14_850, isAtCeiling: true })
})
