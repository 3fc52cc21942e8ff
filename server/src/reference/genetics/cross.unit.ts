import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crossLoci, crossLocus, type Locus } from './cross.ts'

const autosomal = (dam: string | null, sire: string | null, alleles = ['N', 'M']): Locus => ({
  dam: dam?.split('/') ?? null,
  sire: sire?.split('/') ?? null,
  alleles,
  isXLinked: false,
})
const onX = (dam: string | null, sire: string | null, alleles = ['N', 'M']) => ({
  ...autosomal(dam, sire, alleles),
  isXLinked: true,
})

/** "N/M 50" or, for a range, "N/M 0-50"; daughters and sons apart by D and S. */
const table = (locus: Locus) =>
  crossLocus(locus).map(({ genotype, sex, from, to }) => {
    const chance = from === to ? `${from * 100}` : `${from * 100}-${to * 100}`
    return [sex && { daughters: 'D', sons: 'S' }[sex], genotype, chance].filter(Boolean).join(' ')
  })

test.each<[string, Locus, string[]]>([
  ['clear x clear', autosomal('N/N', 'N/N'), ['N/N 100']],
  ['clear x carrier', autosomal('N/N', 'N/M'), ['N/N 50', 'N/M 50']],
  ['carrier x carrier', autosomal('N/M', 'N/M'), ['N/N 25', 'N/M 50', 'M/M 25']],
  ['affected x clear', autosomal('M/M', 'N/N'), ['N/M 100']],
  ['affected x carrier', autosomal('M/M', 'N/M'), ['N/M 50', 'M/M 50']],
  ['four alleles', autosomal('ay/a', 'aw/at', ['ay', 'aw', 'at', 'a']), ['ay/aw 25', 'ay/at 25', 'aw/a 25', 'at/a 25']],
  ['three alleles', autosomal('b/bl', 'B/b', ['B', 'b', 'bl']), ['B/b 25', 'B/bl 25', 'b/b 25', 'b/bl 25']],
  ['carrier dam on X', onX('N/M', 'N/Y'), ['D N/N 50', 'D N/M 50', 'S N/Y 50', 'S M/Y 50']],
  ['affected sire on X', onX('N/N', 'M/Y'), ['D N/M 100', 'S N/Y 100']],
  ['carrier dam, affected sire on X', onX('N/M', 'M/Y'), ['D N/M 50', 'D M/M 50', 'S N/Y 50', 'S M/Y 50']],
  ['orange dam, black sire', onX('O/O', 'o/Y', ['O', 'o']), ['D O/o 100', 'S O/Y 100']],
  ['untested sire', autosomal('N/M', null), ['N/N 0-50', 'N/M 50', 'M/M 0-50']],
  ['untested dam', autosomal(null, 'N/N'), ['N/N 0-100', 'N/M 0-100']],
  ['both untested', autosomal(null, null), ['N/N 0-100', 'N/M 0-100', 'M/M 0-100']],
  [
    'untested sire on X leaves sons as they are',
    onX('N/M', null),
    ['D N/N 0-50', 'D N/M 50', 'D M/M 0-50', 'S N/Y 50', 'S M/Y 50'],
  ],
])('%s', (_, locus, expected) => expect(table(locus)).toEqual(expected))

test('two loci on different chromosomes multiply', () => {
  const joint = crossLoci([autosomal('N/M', 'N/M'), autosomal('D/d', 'd/d', ['D', 'd'])])
  expect(joint.map(({ genotypes, chance }) => `${genotypes.join(' ')} ${chance * 100}`)).toEqual([
    'N/N D/d 12.5',
    'N/N d/d 12.5',
    'N/M D/d 25',
    'N/M d/d 25',
    'M/M D/d 12.5',
    'M/M d/d 12.5',
  ])
})

const alleles = ['A', 'B', 'C', 'D']
const pair = fc.tuple(fc.constantFrom(...alleles), fc.constantFrom(...alleles)).map((genotype) => [...genotype])
const tested = fc
  .record({ dam: pair, sire: pair })
  .map(({ dam, sire }): Locus => ({ dam, sire, alleles, isXLinked: false }))
const testedOnX = fc
  .record({ dam: pair, sire: fc.constantFrom(...alleles).map((allele) => [allele, 'Y']) })
  .map(({ dam, sire }): Locus => ({ dam, sire, alleles, isXLinked: true }))
const chanceOf = (sex: string | null, outcomes: { sex: string | null; chance: number }[]) =>
  outcomes.filter((outcome) => outcome.sex === sex).reduce((sum, { chance }) => sum + chance, 0)
const exact = (locus: Locus) => crossLocus(locus).map(({ sex, from }) => ({ sex, chance: from }))

test('the chances of one locus sum to exactly 1, among daughters and sons apart', () => {
  fc.assert(
    fc.property(tested, testedOnX, (one, other) => {
      expect(chanceOf(null, exact(one))).toBe(1)
      expect(chanceOf('daughters', exact(other))).toBe(1)
      expect(chanceOf('sons', exact(other))).toBe(1)
    }),
  )
})

test('the chances of many loci sum to exactly 1', () => {
  fc.assert(
    fc.property(fc.array(tested, { minLength: 1, maxLength: 5 }), fc.option(testedOnX), (loci, last) => {
      const joint = crossLoci(last ? [...loci, last] : loci)
      for (const sex of last ? ['daughters', 'sons'] : [null]) expect(chanceOf(sex, joint)).toBe(1)
    }),
    { numRuns: 50 },
  )
})

test('summed over one of two loci, the joint chances are those of the other', () => {
  fc.assert(
    fc.property(tested, tested, (one, other) => {
      const joint = crossLoci([one, other])
      for (const { genotype, from } of crossLocus(one)) {
        const there = joint.filter(({ genotypes }) => genotypes[0] === genotype)
        expect(there.reduce((sum, { chance }) => sum + chance, 0)).toBe(from)
      }
    }),
  )
})

const swapped = (locus: Locus): Locus => ({ ...locus, dam: locus.sire, sire: locus.dam })

test('which parent is which makes no difference but on the X chromosome', () => {
  const parent = fc.option(pair)
  fc.assert(
    fc.property(parent, parent, (dam, sire) => {
      const locus: Locus = { dam, sire, alleles, isXLinked: false }
      expect(crossLocus(swapped(locus))).toEqual(crossLocus(locus))
    }),
  )
  expect(crossLocus(onX('M/M', 'N/Y'))).not.toEqual(crossLocus(onX('N/N', 'M/Y')))
})

test('sons on the X chromosome depend on their dam alone', () => {
  fc.assert(
    fc.property(testedOnX, fc.constantFrom(...alleles), (locus, allele) => {
      const sons = (one: Locus) => crossLocus(one).filter(({ sex }) => sex === 'sons')
      expect(sons({ ...locus, sire: [allele, 'Y'] })).toEqual(sons(locus))
      expect(sons({ ...locus, sire: null })).toEqual(sons(locus))
    }),
  )
})

test('the range of an untested parent holds whatever its genotype turns out to be, and is reached', () => {
  fc.assert(
    fc.property(pair, pair, (dam, sire) => {
      const range = crossLocus({ dam, sire: null, alleles, isXLinked: false })
      for (const { genotype, from } of crossLocus({ dam, sire, alleles, isXLinked: false })) {
        const found = range.find((outcome) => outcome.genotype === genotype)
        expect(found?.from).toBeLessThanOrEqual(from)
        expect(found?.to).toBeGreaterThanOrEqual(from)
      }
    }),
  )
})
