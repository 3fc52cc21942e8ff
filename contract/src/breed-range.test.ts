import { expect, test } from 'vitest'
import { breedRangeOf, rangeText } from './breed-range.ts'

test.each([
  [42, 40_000, '38 to 46%', 'high'],
  [42, 10_000, '35 to 49%', 'high'],
  [19, 10_000, '14 to 26%', 'moderate'],
  [8, 40_000, '6 to 11%', 'moderate'],
  [1, 10_000, '0 to 4%', 'low'],
  [100, 40_000, '99 to 100%', 'high'],
])('%d%% by %d markers: %s, %s', (percent, markers, text, confidence) => {
  const range = breedRangeOf(percent, markers)
  expect(range && rangeText(range)).toBe(text)
  expect(range?.confidence).toBe(confidence)
})

test('fewer markers make it wider, and the share lies within; without their number there is none', () => {
  const widths = [2000, 10_000, 40_000].map((markers) => {
    const { from, to } = breedRangeOf(30, markers) ?? { from: 100, to: 0 }
    expect(from).toBeLessThanOrEqual(30)
    expect(to).toBeGreaterThanOrEqual(30)
    return to - from
  })
  expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  expect(breedRangeOf(30, null)).toBeNull()
})
