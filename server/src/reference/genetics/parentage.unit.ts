import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareProfiles, powerOfExclusion } from './parentage.ts'
import type { Profile } from './profile.ts'

const panel = 'ISAG 2006 STR'
const profile = (name: string, alleles: string[], more: Partial<Profile> = {}): Profile => ({
  name,
  panel,
  markers: alleles.map((pair, index) => ({ name: `M${index + 1}`, alleles: pair ? pair.split('/') : [] })),
  ...more,
})
const twelve = (pair: string, ...first: string[]) => [...first, ...Array<string>(12 - first.length).fill(pair)]

const dam = profile('Skye', twelve('1/2'))
const sire = profile('Bracken', twelve('3/4'))
const wren = (...first: string[]) => profile('Wren', twelve('1/3', ...first))

test.each([
  ['no mismatch', wren(), 'qualifies', []],
  ['one', wren('1/9'), 'qualifies_one_exclusion', ['M1']],
  ['two', wren('1/9', '8/9'), 'excluded', ['M1', 'M2']],
  ['two alleles of the dam, none of the sire', wren('1/2', '1/2'), 'excluded', ['M1', 'M2']],
  ['one of each parent, but both the same', wren('1/1', '3/3'), 'excluded', ['M1', 'M2']],
])('both parents, %s', (_, offspring, verdict, mismatches) => {
  expect(compareProfiles({ offspring, dam, sire })).toMatchObject({ verdict, mismatches, markersCompared: 12, panel })
})

test('of 21 repeats two that do not fit both parents are read again, three exclude; of one parent alone two do', () => {
  const of = (pair: string, ...first: string[]) =>
    profile('Wren', [...first, ...Array<string>(21 - first.length).fill(pair)])
  const parents = { dam: of('1/2'), sire: of('3/4') }
  const verdict = (sire: Profile | null, ...first: string[]) =>
    compareProfiles({ offspring: of('1/3', ...first), dam: parents.dam, sire }).verdict
  expect(verdict(parents.sire, '1/9', '8/9')).toBe('inconclusive')
  expect(verdict(parents.sire, '1/9', '8/9', '8/9')).toBe('excluded')
  expect(verdict(null, '8/9', '8/9')).toBe('excluded')
})

test('one parent alone proves little', () => {
  const { verdict, meaning } = compareProfiles({ offspring: wren('1/2'), dam, sire: null })
  expect(verdict).toBe('qualifies')
  expect(meaning).toContain('One parent alone proves little')
  expect(compareProfiles({ offspring: wren('3/9', '3/9'), dam, sire: null }).verdict).toBe('excluded')
})

test('the words exclude and never prove', () => {
  const said = [
    compareProfiles({ offspring: wren(), dam, sire }),
    compareProfiles({ offspring: wren('1/9'), dam, sire }),
    compareProfiles({ offspring: wren('1/9', '1/9'), dam, sire }),
  ].map(({ meaning }) => meaning)
  expect(said).toEqual([
    'Skye and Bracken qualify: nothing in these 12 markers excludes Skye and Bracken as the parents of Wren. That does not prove it: close relatives can qualify as well.',
    'Skye and Bracken qualify with one exclusion: M1 does not fit, possibly a mutation. Test more markers before you rely on it.',
    '2 of 12 markers exclude Skye and Bracken as the parents of Wren. They speak against Bracken. Have the samples tested again first: a mix-up looks the same.',
  ])
})

test('markers that failed are not compared, and too few say nothing', () => {
  const offspring = wren('', '', '1/9', '1/9')
  expect(compareProfiles({ offspring, dam, sire })).toMatchObject({ verdict: 'excluded', markersCompared: 10 })
  expect(compareProfiles({ offspring: wren('', '', '', '1/9', '1/9'), dam, sire })).toMatchObject({
    verdict: 'inconclusive',
    markersCompared: 9,
  })
})

test('a SNP says less than an STR: more of them are needed', () => {
  const snp = (name: string, pair: string, count: number) =>
    profile(name, Array<string>(count).fill(pair), { panel: 'ISAG 2020 SNP' })
  const compare = (count: number) =>
    compareProfiles({ offspring: snp('Wren', 'A/G', count), dam: snp('Skye', 'A/A', count), sire: null }).verdict
  expect(compare(69)).toBe('inconclusive')
  expect(compare(70)).toBe('qualifies')
})

test('panels do not mix', () => {
  const other = { ...sire, panel: 'ISAG 2020 SNP' }
  expect(compareProfiles({ offspring: wren(), dam, sire: other })).toMatchObject({
    verdict: 'not_comparable',
    panel: null,
    markersCompared: 0,
    mismatches: [],
    powerOfExclusion: null,
  })
})

describe('the power of exclusion', () => {
  test('is not invented where no frequencies are known', () => {
    expect(compareProfiles({ offspring: wren(), dam, sire }).powerOfExclusion).toBeNull()
  })

  test('of one SNP is 2p²q², one in eight at best', () => {
    expect(powerOfExclusion(['M1'], { M1: { A: 0.1, G: 0.9 } })).toBeCloseTo(2 * 0.1 ** 2 * 0.9 ** 2, 12)
    expect(powerOfExclusion(['M1'], { M1: { A: 0.5, G: 0.5 } })).toBeCloseTo(1 / 8, 12)
  })

  test('of several markers is what no marker misses', () => {
    const half = { A: 0.5, G: 0.5 }
    expect(powerOfExclusion(['M1', 'M2'], { M1: half, M2: half })).toBeCloseTo(1 - (7 / 8) ** 2, 12)
  })

  test('is the share of unrelated pairs that have no allele in common', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(shares, (weights) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        const frequencies = Object.fromEntries(weights.map((weight, index) => [`${index}`, weight / total]))
        const known = Object.entries(frequencies)
        // Every genotype of an animal and of an offspring, drawn from the same population.
        const excluded = known.flatMap(([a, p]) =>
          known.flatMap(([b, q]) =>
            known.flatMap(([c, r]) =>
              known.map(([d, s]) => ([a, b].some((allele) => [c, d].includes(allele)) ? 0 : p * q * r * s)),
            ),
          ),
        )
        const share = excluded.reduce((sum, part) => sum + part, 0)
        expect(powerOfExclusion(['M1'], { M1: frequencies })).toBeCloseTo(share, 9)
      }),
      { numRuns: 50 },
    )
  })
})

const marker = fc.tuple(fc.constantFrom('1', '2', '3'), fc.constantFrom('1', '2', '3')).map((pair) => pair.join('/'))
const markers = fc.array(marker, { minLength: 10, maxLength: 15 })

test('dam and sire count alike, and true parents always qualify', () => {
  fc.assert(
    fc.property(markers, markers, markers, fc.infiniteStream(fc.nat(1)), (one, two, three, picks) => {
      const [a, b, c] = [profile('A', one), profile('B', two), profile('C', three)]
      const { meaning: _, ...there } = compareProfiles({ offspring: c, dam: a, sire: b })
      expect(compareProfiles({ offspring: c, dam: b, sire: a })).toMatchObject(there)

      const count = Math.min(one.length, two.length)
      const pick = (pair = '') => pair.split('/')[picks.next().value as number] ?? ''
      const child = Array.from({ length: count }, (_, index) => `${pick(one[index])}/${pick(two[index])}`)
      const found = compareProfiles({ offspring: profile('Child', child), dam: a, sire: b })
      // Of close kin a child can have a parent's very profile.
      expect([found.verdict, found.mismatches]).toEqual([
        found.meaning.includes('same profile') ? 'inconclusive' : 'qualifies',
        [],
      ])
    }),
  )
})
