import { expect, test } from 'vitest'
import { isNearEnd } from './near-end.ts'

test.each([
  // Rows count from 0: the 12th of 15 is the first past 80 percent.
  [10, 15, false],
  [11, 15, true],
  [14, 15, true],
  [11, 30, false],
  [23, 30, true],
  [0, 1, true],
  [0, 0, false],
])('row %i of %i loaded: %s', (row, loaded, near) => expect(isNearEnd(row, loaded)).toBe(near))
