import { expect, it } from 'vitest'
import { moveActive } from './move-active.ts'

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 19, 19],
  ['ArrowUp', -1, 19],
  ['ArrowUp', 0, 0],
  ['PageDown', 0, 6],
  ['PageDown', 17, 19],
  ['PageUp', 17, 11],
  ['PageUp', 3, 0],
  ['Home', 12, 0],
  ['End', 0, 19],
  ['a', 3, undefined],
])('%s from row %i of 20 goes to %s', (key, active, expected) => expect(moveActive(key, active, 20)).toBe(expected))

it.each(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])('%s finds no row in an empty list', (key) =>
  expect(moveActive(key, -1, 0)).toBe(-1),
)
