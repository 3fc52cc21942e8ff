import type { Result } from '@shop/contract/result'
import type { ResultStatus } from '@shop/contract/verdict'
import { expect, test } from 'vitest'
import { healthFinding, healthGroups, healthSummary } from './health-groups.ts'

const result = (status: ResultStatus | null, name = 'A disease', kind: Result['kind'] = 'disease') =>
  ({ kind, status, product: { id: 1, name }, basis: { kind: 'tested', generations: null } }) as Result
const finding = (...statuses: (ResultStatus | null)[]) =>
  healthFinding(healthGroups(statuses.map((status) => result(status))), 'Skye')

test('what is clear by parentage alone was not tested', () => {
  const derived = { ...result('clear'), basis: { kind: 'parentage', generations: 1 } } as Result
  expect(healthFinding(healthGroups([derived, derived]), 'Skye')).toBe('Skye is clear by parentage')
  expect(healthFinding(healthGroups([derived, result('clear'), result('clear')]), 'Skye')).toBe(
    'Skye is clear in 2 of 3 tests, and by parentage in the rest',
  )
})

test('what matters comes first; traits are no part of it', () => {
  const groups = healthGroups([
    result('clear', 'Z'),
    result('clear', 'B'),
    result(null),
    result('no_result'),
    result('carrier'),
    result('at_risk', 'A'),
    result('affected', 'K'),
    result(null, 'E locus', 'trait'),
  ])
  expect(groups.map(({ name, results }) => [name, results.map(({ product }) => product.name)])).toEqual([
    ['attention', ['K', 'A']],
    ['carrier', ['A disease']],
    ['open', ['A disease']],
    ['noResult', ['A disease']],
    ['clear', ['B', 'Z']],
  ])
  expect(healthSummary(groups)).toBe(
    '7 results: 2 affected or at risk, 1 carrier, 1 without a verdict, 1 no result, 2 clear',
  )
})

test.each([
  [['affected', 'clear'], 'One of Skye’s results needs your attention'],
  [['affected', 'at_risk', 'carrier'], 'Two of Skye’s results need your attention'],
  [['carrier', 'clear'], 'Skye is a carrier of one disease'],
  [['clear', 'conflicting', 'carrier'], 'Skye’s samples contradict each other in one test'],
  [['conflicting', 'conflicting'], 'Skye’s samples contradict each other in two tests'],
  [['conflicting', 'at_risk'], 'One of Skye’s results needs your attention'],
  [['clear'], 'Skye is clear'],
  [['clear', 'clear', 'clear'], 'Skye is clear in all 3 tests'],
] as const)('%j: %s', (statuses, said) => {
  expect(finding(...statuses)).toBe(said)
})

test('a marker that failed is never called clear', () => {
  expect(finding('clear', 'no_result')).toBe('Skye is clear wherever there is a result')
  expect(finding('no_result')).toBe('No verdict could be given for Skye')
})
