import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coatColour, coatPalette } from './coat-colours.ts'
import { coatPatterns } from './shared.ts'

const rows = readFileSync(new URL('../../server/data/breed_coats.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
const words = [...new Set(rows.flatMap((row) => (row[3] ?? '').split('|')))].filter(Boolean)

test.each(words)('%s has a colour', (word) => {
  expect(coatColour(word)).toMatch(/^#[0-9a-f]{6}$/)
})

test('the words are read', () => {
  expect(words.length).toBeGreaterThan(50)
  expect(coatColour('Blue Merle ')).toBe(coatColour('blue merle'))
  expect(coatColour('plaid')).toBeUndefined()
})

test('a spotted dog is white with dark spots, a tuxedo dark with white', () => {
  const [black, white] = [coatColour('black'), coatColour('white')]
  expect(coatPalette('spotted', ['white', 'black', 'liver'], 4)).toEqual([white, black])
  expect(coatPalette('tuxedo', ['white', 'black'], 4)).toEqual([black, white])
})

test('the seed chooses among a solid breed’s colours, always alike', () => {
  const labrador = ['black', 'yellow', 'chocolate']
  const chosen = [0, 1, 2].map((seed) => coatPalette('solid', labrador, seed)[0])
  expect(chosen).toEqual(labrador.map(coatColour))
  expect(coatPalette('solid', labrador, 3)).toEqual(coatPalette('solid', labrador, 3))
})

test('no ground and mark are the same colour, whatever the breed, pattern and seed', () => {
  for (const row of rows)
    for (const pattern of coatPatterns)
      for (let seed = 0; seed < 7; seed++) {
        const palette = coatPalette(pattern, (row[3] ?? '').split('|'), seed)
        expect(new Set(palette).size, `${row[1]} ${pattern} ${seed}`).toBe(palette.length)
      }
})
