import { expect, test } from 'vitest'
import { allelePairs, alleleToneOf } from './genotype.ts'

test('each place in the DNA has its pair', () => {
  const loci = [
    [
      { text: 'A', kind: 'variant' as const },
      { text: 'a', kind: 'normal' as const },
    ],
    [
      { text: 'B', kind: 'variant' as const },
      { text: 'B', kind: 'variant' as const },
    ],
  ]
  expect(allelePairs({ loci })).toEqual(loci)
})

test('what could not be read shows no allele', () => {
  expect(allelePairs({ loci: [] })).toEqual([
    [
      { text: '–', kind: 'absent' },
      { text: '–', kind: 'absent' },
    ],
  ])
})

test('at risk has the colour of affected, a trait none of the verdicts', () => {
  expect(alleleToneOf({ kind: 'disease', status: 'at_risk' })).toBe('affected')
  expect(alleleToneOf({ kind: 'disease', status: null })).toBe('neutral')
  expect(alleleToneOf({ kind: 'trait', status: null })).toBe('audience')
})
