import { expect, test } from 'vitest'
import { inSentence } from './country-name.ts'
import { postedTo } from './posted-to.ts'

test.each(Object.values(postedTo))('$name is $inSentence in a sentence', (country) => {
  expect(inSentence(country.name)).toBe(country.inSentence)
})

test('states, islands and republics have an article, and others none', () => {
  expect(['United Kingdom', 'Cayman Islands', 'Netherlands', 'Germany', 'Dominica'].map(inSentence)).toEqual([
    'the United Kingdom',
    'the Cayman Islands',
    'the Netherlands',
    'Germany',
    'Dominica',
  ])
})
