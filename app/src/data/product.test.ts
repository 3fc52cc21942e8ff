import { expect, test } from 'vitest'
import { pageIn } from './product.ts'

test.each([
  ['', 1],
  ['page=', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=999999', 999_999],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=2.5', 1],
  ['page=1e3', 1],
  ['page=abc', 1],
  ['page=99999999999999999999', 1],
])('an address with "%s" names page %i', (query, page) => expect(pageIn(new URLSearchParams(query))).toBe(page))
