import { expect, test } from 'vitest'
import { likenessOf } from './likeness.ts'
import { readMarkers } from './profile.ts'

const panel = 'ISAG 2006 STR'
/** Ten markers, or `count`, each with these alleles. */
const profile = (alleles: string[], count = 10) =>
  readMarkers({ markers: Array.from({ length: count }, (_, index) => ({ name: `Marker ${index}`, alleles })) })

test.each<[string[], string[], number]>([
  [['A', 'A'], ['A', 'A'], 1],
  [['A', 'G'], ['G', 'A'], 1],
  [['A', 'A'], ['A', 'G'], 0.5],
  [['A', 'G'], ['A', 'T'], 0.5],
  [['A', 'A'], ['G', 'G'], 0],
])('%j and %j', (one, other, share) =>
  expect(likenessOf(panel, profile(one), profile(other))).toEqual({ markers: 10, share }),
)

test('markers that failed in one are not counted, and too few give no answer', () => {
  const failed = readMarkers({ markers: [{ name: 'Marker 10', alleles: ['A'] }] })
  const read = profile(['A', 'A'], 11)
  expect(likenessOf(panel, read, new Map([...profile(['A', 'A']), ...failed]))).toEqual({ markers: 10, share: 1 })
  expect(likenessOf(panel, read, profile(['A', 'A'], 9))).toBeNull()
  expect(likenessOf('ISAG 2020 SNP', profile(['A', 'A'], 69), profile(['A', 'A'], 69))).toBeNull()
})
