import type { Result } from '@shop/contract/result'
import { expect, test } from 'vitest'
import { matches, systemsOf } from './filter.ts'

const cea = { product: { id: 1, name: 'Collie eye anomaly' }, gene: 'NHEJ1', bodySystem: 'Ophthalmologic' } as Result
const tns = { product: { id: 2, name: 'Trapped neutrophil syndrome' }, gene: 'VPS13B', bodySystem: null } as Result

test.each([
  ['eye', true],
  [' nhej1 ', true],
  ['ophthal', true],
  ['neutrophil', false],
  ['', true],
])('%j finds collie eye anomaly: %s', (text, isFound) => {
  expect(matches({ text, system: '' }, cea)).toBe(isFound)
})

test('a body system leaves out what belongs to another, or to none', () => {
  expect([cea, tns].filter((result) => matches({ text: '', system: 'Ophthalmologic' }, result))).toEqual([cea])
  expect(systemsOf([tns, cea, cea])).toEqual(['Ophthalmologic'])
})
