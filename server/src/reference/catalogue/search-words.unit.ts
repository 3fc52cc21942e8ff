import { expect, test } from 'vitest'
import { gistOf } from '../../platform/values/search-terms.ts'
import { buildCatalogue } from './catalogue.ts'
import { phraseMark } from './search-words.ts'

test.each([
  ['What breed is my dog?', 'breed'],
  ['breed test', 'breed'],
  ['mixed-breed DNA kit', 'mixed breed'],
  ['Sørensen’s', 'sorensen'],
  ['is there a test for my cat', ''],
])('%s is about "%s"', (query, gist) => {
  expect(gistOf(query)).toBe(gist)
})

const { products, refused } = buildCatalogue()
const textOf = (id: number) => products.find((product) => product.id === id)?.searchText

test('products are found by what people call them, and by the medicines that they warn of', () => {
  expect(refused.filter(({ file }) => file === 'search_words.csv')).toEqual([])
  expect(textOf(969)).toContain(phraseMark('mutt'))
  expect(textOf(2004)).toContain(phraseMark('ivermectin'))
  expect(textOf(2096)).not.toContain('=')
})
