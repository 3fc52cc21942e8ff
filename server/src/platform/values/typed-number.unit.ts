import { expect, test } from 'vitest'
import { decimalIn, wholeNumberIn } from './typed-number.ts'

test.each(['0x10', '0b11', '1e3', '', ' ', '1.0', '-1', '+1', '١', '1_000', 'Infinity', '1234567890'])(
  '%j is no whole number in figures',
  (text) => {
    expect(wholeNumberIn(text)).toBeNaN()
  },
)

test.each(['0x10', '1e3', '', '.5', '5.', '1,5', 'NaN', '--1', '1 2'])('%j is no number in figures', (text) => {
  expect(decimalIn(text)).toBeNaN()
})

test('figures are read, with spaces around them', () => {
  expect([wholeNumberIn(' 16 '), wholeNumberIn('007'), decimalIn('-12.50'), decimalIn(' 3 ')]).toEqual([
    16, 7, -12.5, 3,
  ])
})
