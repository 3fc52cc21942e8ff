import { expect, test } from 'vitest'
import { gistOf } from '../../platform/values/search-terms.ts'
import { readBreedNicknames } from './breed-nicknames.ts'
import { buildCatalogue } from './catalogue.ts'
import { readTopics } from './topics.ts'

const { products, breeds } = buildCatalogue()

test('every topic is whole, and names tests that there are', () => {
  const refused: string[] = []
  const topics = readTopics((_, reason) => refused.push(reason))
  expect(refused).toEqual([])
  expect(topics.length).toBeGreaterThanOrEqual(30)
  const ids = new Set(products.map(({ id }) => id))
  expect(
    topics.flatMap(({ id, productIds }) => productIds.filter((one) => !ids.has(one)).map((one) => `${id} ${one}`)),
  ).toEqual([])
})

test('no phrase belongs to two topics, and each is about something', () => {
  const gists = readTopics(() => {}).flatMap(({ id, phrases }) =>
    [...new Set(phrases.map(gistOf))].map((gist) => [gist, id]),
  )
  expect(gists.filter(([gist]) => !gist)).toEqual([])
  expect(gists.filter(([gist], index) => gists.findIndex(([other]) => other === gist) !== index)).toEqual([])
})

test('a line without a source is refused', () => {
  expect(readTopics(() => {}).every(({ sources }) => sources.every((source) => /, https:\/\/\S+$/.test(source)))).toBe(
    true,
  )
})

test('nicknames are of breeds that there are', () => {
  const refused: string[] = []
  const known = new Set(breeds.map(({ speciesId, name }) => `${speciesId} ${name}`))
  const nicknamed = readBreedNicknames((_, reason) => refused.push(reason))
  expect(refused).toEqual([])
  expect(nicknamed.filter(({ speciesId, name }) => !known.has(`${speciesId} ${name}`))).toEqual([])
})
