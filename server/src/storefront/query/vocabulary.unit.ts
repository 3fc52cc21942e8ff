import { describe, expect, test } from 'vitest'
import { slipsBetween, vocabularyOf } from './vocabulary.ts'

test.each([
  ['collie', 'collie', 0],
  ['colie', 'collie', 1],
  ['labardor', 'labrador', 1],
  ['displasia', 'dysplasia', 1],
  ['dashund', 'dachshund', 2],
  ['merle', 'mouse', Infinity],
])('between %s and %s are %s slips', (one, other, slips) => {
  expect(slipsBetween(one, other, 2)).toBe(slips)
})

describe('a word is mended', () => {
  const { meant } = vocabularyOf(
    ['Collie eye anomaly', 'Degenerative myelopathy', 'PRA', 'Shih Tzu'],
    ['to ship a parcel'],
  )
  test.each([
    ['collie', 'collie'],
    ['coll', 'coll'],
    ['colie', 'collie'],
    ['myleopathy', 'myelopathy'],
    ['ship', 'ship'],
    ['shid', null],
    ['prb', null],
    ['unicorn', null],
  ])('%s is %s', (typed, word) => {
    expect(meant(typed)).toBe(word)
  })
})
