import type { ResultStatus } from '@shop/contract/verdict'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { animalLine } from './animal-line.ts'

beforeAll(() => void vi.setSystemTime('2026-11-21T10:00:00Z'))
afterAll(() => void vi.useRealTimers())

type News = Parameters<typeof animalLine>[0]
const sample = (partial: Partial<NonNullable<News['sample']>>): News['sample'] => ({
  barcode: 'KP4827193301',
  stage: 'reported',
  problem: null,
  expectedAt: null,
  ...partial,
})
const verdicts = (counts: Partial<Record<ResultStatus, number>>) =>
  Object.entries(counts).map(([status, count]) => ({ status: status as ResultStatus, count }))
const expectedOn = (day: string) => sample({ stage: 'genotyping', expectedAt: `${day}T08:00:00.000Z` })
const reading = expectedOn('2026-11-28')

test.each<[string, News, string, string]>([
  ['without a sample', { sample: null, verdicts: [] }, 'Not tested yet', 'neutral'],
  ['posted', { sample: sample({ stage: 'dispatched' }), verdicts: [] }, 'On its way to you', 'neutral'],
  ['being read', { sample: reading, verdicts: [] }, 'Reading the DNA, expected by 11/28/2026', 'neutral'],
  ['late', { sample: expectedOn('2026-11-20'), verdicts: [] }, 'Reading the DNA, later than expected', 'neutral'],
  ['held up', { sample: sample({ problem: 'failed' }), verdicts: [] }, 'We need another swab', 'carrier'],
  [
    'affected',
    { sample: sample({}), verdicts: verdicts({ affected: 1, at_risk: 1, carrier: 1, clear: 9 }) },
    '2 to talk about with your vet, carrier of 1 disease',
    'affected',
  ],
  [
    'a carrier',
    { sample: sample({ problem: 'partial_result' }), verdicts: verdicts({ carrier: 2, clear: 9 }) },
    'Carrier of 2 diseases',
    'carrier',
  ],
  [
    'contradicted',
    { sample: sample({}), verdicts: verdicts({ conflicting: 1, clear: 9 }) },
    'Samples contradict each other in 1',
    'affected',
  ],
  ['clear', { sample: sample({}), verdicts: verdicts({ clear: 24 }) }, 'Clear in all 24 tests', 'clear'],
  // A marker that failed is never clear.
  [
    'partly clear',
    { sample: sample({}), verdicts: verdicts({ no_result: 1, clear: 9 }) },
    'Clear in 9 of 10 tests',
    'clear',
  ],
  [
    'read again',
    { sample: reading, verdicts: verdicts({ clear: 24 }) },
    'Clear in all 24 tests; more is being read',
    'clear',
  ],
  ['without diseases', { sample: sample({}), verdicts: [] }, 'Results ready', 'neutral'],
])('%s', (_, news, text, tone) => expect(animalLine(news, 'US', false)).toEqual({ text, tone }))

test('a vet is not sent to their vet', () =>
  expect(animalLine({ sample: sample({}), verdicts: verdicts({ at_risk: 1 }) }, 'US', true).text).toBe(
    '1 affected or at risk',
  ))
