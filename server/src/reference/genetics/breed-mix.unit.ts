import { expect, test } from 'vitest'
import { isOtherMix } from './breed-mix.ts'

const mix = (...shares: [number | null, number][]) => shares.map(([breedId, percent]) => ({ breedId, percent }))

test.each([
  ['the same', mix([1, 60], [2, 40]), mix([2, 40], [1, 60]), false],
  ['estimated again', mix([1, 60], [2, 40]), mix([1, 45], [2, 30], [3, 25]), false],
  ['half in common', mix([1, 100]), mix([1, 50], [2, 50]), false],
  ['less than half in common', mix([1, 100]), mix([1, 49], [2, 51]), true],
  ['of other breeds', mix([1, 60], [2, 40]), mix([3, 100]), true],
  ['assigned to no breed before', mix([null, 60], [2, 40]), mix([3, 100]), false],
])('two estimates, %s: another animal %s', (_, one, other, isOther) => {
  expect(isOtherMix(one, other)).toBe(isOther)
  expect(isOtherMix(other, one)).toBe(isOther)
})
