import { expect, test } from 'vitest'
import { byVerdict, resultStatuses, verdictLabel, verdictOrder } from './verdict.ts'

test('every verdict has its place and its label, and so has a genotype without one', () => {
  expect(verdictOrder.filter((status) => status !== null)).toEqual(resultStatuses)
  expect(verdictOrder.map(verdictLabel)).toEqual([
    'Affected',
    'At risk',
    'Conflicting',
    'Carrier',
    'Genotype only',
    'No result',
    'Clear',
  ])
})

test('results are listed from what somebody must act on first', () => {
  const results = ([null, 'clear', 'no_result', 'at_risk', 'affected', 'conflicting', 'carrier'] as const).map(
    (status) => ({
      status,
    }),
  )
  expect(results.toSorted(byVerdict).map(({ status }) => status)).toEqual(verdictOrder)
})
