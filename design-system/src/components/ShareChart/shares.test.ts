import { expect, test } from 'vitest'
import { contrast } from '../../theme/contrast.ts'
import { colourOf, shareColours, startsOf } from './shares.ts'

const shares = [
  { name: 'Beagle', percent: 42 },
  { name: 'Not assigned', percent: 8, isUnassigned: true },
  { name: 'Boxer', percent: 50 },
]

test('each begins where the one before ends', () => {
  expect(startsOf(shares)).toEqual([0, 42, 50])
})

test('what is not assigned takes no colour from the rest', () => {
  expect(shares.map((share) => colourOf(shares, share))).toEqual([shareColours[0], null, shareColours[1]])
})

test('colours come round again', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ name: String(index), percent: 1 }))
  expect(many.map((share) => colourOf(many, share)).at(-1)).toBe(shareColours[0])
})

test.each(shareColours)('%s stands out from the card', (colour) => {
  expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(3)
})
