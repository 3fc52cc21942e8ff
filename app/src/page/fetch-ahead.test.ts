import { expect, test } from 'vitest'
import { isConnectionFree } from './fetch-ahead.ts'

test.each([
  ['a browser that does not tell', undefined, true],
  ['a quick line', { saveData: false, effectiveType: '4g' }, true],
  ['a slow line', { saveData: false, effectiveType: '3g' }, false],
  ['a visitor who saves data', { saveData: true, effectiveType: '4g' }, false],
])('%s', (_, connection, expected) => {
  expect(isConnectionFree(connection)).toBe(expected)
})
