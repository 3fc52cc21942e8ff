import { expect, test } from 'vitest'
import { coatColours, coatView, pictogramView } from './coat-view.ts'

test('the same seed always shows the same part of the drawing, neighbours mostly another', () => {
  expect(coatView(7, 1.5)).toEqual(coatView(7, 1.5))
  const views = new Set(Array.from({ length: 40 }, (_, seed) => JSON.stringify(coatView(seed, 1.5))))
  expect(views.size).toBeGreaterThan(24)
})

test.each([0.4, 1, 1.5, 1.75, 4])('a picture of ratio %d stays on the drawing and has that ratio', (ratio) => {
  for (const seed of [-5, 0, 1, 2, 3, 12, 99, 123_456, 2 ** 40]) {
    const [left, top, width, height] = coatView(seed, ratio).viewBox.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ]
    expect(Math.min(left, top, width, height)).toBeGreaterThanOrEqual(0)
    expect(left + width).toBeLessThanOrEqual(481)
    expect(top + height).toBeLessThanOrEqual(321)
    expect(Math.abs(width / height - ratio) / ratio).toBeLessThan(0.03)
  }
})

test('missing colours are made from those there are', () => {
  expect(coatColours('tabby', [])).toEqual(['#dcb68a', '#6f4a2d', '#a87c52'])
  expect(coatColours('spotted', ['#ffffff', '#000000'])[2]).toContain('color-mix')
  expect(new Set(coatColours('solid', ['#2f2a2c'])).size).toBe(3)
})

test.each([1, 1.25, 1.5, 1.75])('a pictogram is whole and in the middle at a ratio of %d', (ratio) => {
  const [left, top, width, height] = pictogramView(ratio).split(' ').map(Number) as [number, number, number, number]
  expect([left + width / 2, top + height / 2].map(Math.round)).toEqual([240, 160])
  // The drawings stay within this part.
  expect(left).toBeLessThanOrEqual(112)
  expect(top).toBeLessThanOrEqual(60)
  expect(Math.abs(width / height - ratio) / ratio).toBeLessThan(0.03)
})
