import { expect, test } from 'vitest'
import { allelePairs, alleleToneOf } from './genotype.ts'

const disease = { kind: 'disease', status: 'carrier', modeOfInheritance: 'Autosomal recessive' } as const
const kinds = (pairs: ReturnType<typeof allelePairs>) => pairs.map((pair) => pair.map(({ text, kind }) => [text, kind]))

test('everything but N is the variant of a disease', () => {
  expect(kinds(allelePairs({ ...disease, genotype: 'N/CEA' }))).toEqual([
    [
      ['N', 'normal'],
      ['CEA', 'variant'],
    ],
  ])
})

test('a male has one copy of what lies on the X', () => {
  const pairs = allelePairs({ ...disease, modeOfInheritance: 'X-linked recessive', genotype: 'M/Y' })
  expect(kinds(pairs)[0]).toEqual([
    ['M', 'variant'],
    ['Y', 'absent'],
  ])
  expect(kinds(allelePairs({ ...disease, genotype: 'N/Y' }))[0]?.[1]).toEqual(['Y', 'variant'])
})

test('of a trait the dominant allele is drawn full, and N is not', () => {
  const trait = { kind: 'trait', status: null, modeOfInheritance: 'Autosomal recessive' } as const
  expect(kinds(allelePairs({ ...trait, genotype: 'E/e' }))[0]?.map(([, kind]) => kind)).toEqual(['variant', 'normal'])
  expect(kinds(allelePairs({ ...trait, genotype: 'N/Mc' }))[0]?.map(([, kind]) => kind)).toEqual(['normal', 'variant'])
})

test('a test of several places has a pair for each', () => {
  expect(allelePairs({ ...disease, genotype: 'A/a; B/B; C/c' })).toHaveLength(3)
})

test('what could not be read shows no allele', () => {
  expect(kinds(allelePairs({ ...disease, genotype: null }))).toEqual([
    [
      ['–', 'absent'],
      ['–', 'absent'],
    ],
  ])
})

test('at risk wears the colour of affected, a trait none of the verdicts', () => {
  expect(alleleToneOf({ kind: 'disease', status: 'at_risk' })).toBe('affected')
  expect(alleleToneOf({ kind: 'disease', status: null })).toBe('neutral')
  expect(alleleToneOf({ kind: 'trait', status: null })).toBe('audience')
})
