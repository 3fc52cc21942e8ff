import { expect, test } from 'vitest'
import { breedsText, capitalised, penetranceText } from './evidence.ts'

test.each([
  [[], null],
  [['Boxer'], 'Boxer'],
  [['Boxer', 'Pug'], 'Boxer and Pug'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C, D and E'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D and 2 more'],
])('breeds %j: %s', (validatedBreeds, text) => expect(breedsText({ validatedBreeds })).toBe(text))

test('an unknown penetrance is left out', () => {
  expect(penetranceText({ penetrance: 'unknown' })).toBeNull()
  expect(penetranceText({ penetrance: null })).toBeNull()
  expect(penetranceText({ penetrance: 'incomplete' })).toMatch(/^Incomplete/)
})

test('a note is a sentence of its own', () => expect(capitalised('from birth')).toBe('From birth'))
