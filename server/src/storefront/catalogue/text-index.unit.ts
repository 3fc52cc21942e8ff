import { describe, expect, test } from 'vitest'
import { textIndex } from './text-index.ts'

const texts = [
  'Collie eye anomaly | CEA | =eye test|',
  'Inherited myopathy (prcd-PRA)',
  'Multidrug sensitivity (MDR1)',
  'Labrador Retriever profile',
]
const index = textIndex(texts)
const places = (found: ArrayLike<number>) => Array.from(found).flatMap((is, place) => (is ? [place] : []))

describe('a text has a word', () => {
  test.each([
    ['eye', [0]],
    ['anom', [0]],
    ['nomal', [0]],
    ['red', []],
    ['pra', [1]],
    ['rcd', []],
    ['prcd-pra', [1]],
    ['prcdpra', [1]],
    ['pra-prcd', [1]],
    ['mdr 1', [2]],
    ['mdr-1', [2]],
    ['zebra', []],
  ])('%s: in %j', (word, wanted) => {
    expect(places(index.having(word))).toEqual(wanted)
  })
})

test('a part is found across blanks, a phrase only whole', () => {
  expect(places(index.containing('ollie eye an'))).toEqual([0])
  expect(places(index.called('eye test'))).toEqual([0])
  expect(places(index.called('eye'))).toEqual([])
})

// The figures are those of PostgreSQL's strict_word_similarity.
test.each([
  ['labardor', 3, 0.384_615],
  ['labrador', 3, 1],
  ['labradorretriever', 3, 0.761_905],
  ['colie', 0, 0.625],
  ['unicorn', 3, 0],
])('%s resembles a word of text %i by %f', (word, place, likeness) => {
  expect(index.resemblance(word)[place]).toBeCloseTo(likeness, 5)
})

test('what resembles less than wanted does not resemble', () => {
  expect(places(index.resemblance('labardor', Math.fround(0.38)))).toEqual([3])
  expect(places(index.resemblance('labardor', 0.5))).toEqual([])
})
