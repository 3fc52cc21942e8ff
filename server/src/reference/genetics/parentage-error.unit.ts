import { describe, expect, test } from 'vitest'
import { compareProfiles, isFit } from './parentage.ts'
import { panels } from './panels.ts'
import type { Profile } from './profile.ts'

/** Numbers from 0 up to 1 that follow from the seed alone (mulberry32). */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Pair = [string, string]
type Locus = { draw: () => string; misread: (pair: Pair) => Pair }

/** A population's markers: SNPs with minor alleles of 20 to 50 percent, repeats of six lengths. */
function lociOf(panel: string, count: number, random: () => number): Locus[] {
  const lengths = ['101', '103', '105', '107', '109', '111']
  return Array.from({ length: count }, () => {
    const minor = 0.2 + 0.3 * random()
    const draw = () => {
      if (panel === panels.snp) return random() < minor ? 'A' : 'G'
      return lengths[Math.floor(lengths.length * random() ** 1.7)] ?? ''
    }
    const misread = ([one]: Pair): Pair => (random() < 0.5 ? [one, one] : [one, draw()])
    return { draw, misread }
  })
}

/** Families with reading errors of half a percent: how often the true parents, and others, get which verdict. */
function simulated(panel: string, markers: number, named: 'both' | 'sire', families = 300) {
  const random = randomOf(markers)
  const count = { trueExcluded: 0, trueFit: 0, wrongExcluded: 0, wrongFit: 0 }
  for (let family = 0; family < families; family++) {
    const loci = lociOf(panel, markers, random)
    const animal = () => loci.map(({ draw }): Pair => [draw(), draw()])
    const [dam, sire, stranger] = [animal(), animal(), animal()]
    const pick = (pair: Pair | undefined) => pair?.[random() < 0.5 ? 0 : 1] ?? ''
    const pup = loci.map((_, index): Pair => [pick(dam[index]), pick(sire[index])])
    const read = (name: string, pairs: Pair[]): Profile => ({
      name,
      panel,
      markers: pairs.map((pair, index) => ({
        name: `M${index}`,
        alleles: random() < 0.005 ? (loci[index]?.misread(pair) ?? pair) : pair,
      })),
    })
    const [offspring, readDam] = [read('Pup', pup), named === 'both' ? read('Dam', dam) : null]
    const right = { offspring, dam: readDam, sire: read('Sire', sire) }
    const wrong = { offspring, dam: readDam, sire: read('Stranger', stranger) }
    const [truth, error] = [compareProfiles(right), compareProfiles(wrong)]
    count.trueExcluded += Number(truth.verdict === 'excluded')
    count.trueFit += Number(isFit(truth, right))
    count.wrongExcluded += Number(error.verdict === 'excluded')
    count.wrongFit += Number(isFit(error, wrong))
  }
  return {
    trueExcluded: count.trueExcluded / families,
    trueFit: count.trueFit / families,
    wrongExcluded: count.wrongExcluded / families,
    wrongFit: count.wrongFit / families,
  }
}

describe('with reading errors of half a percent', () => {
  test.each([100, 120, 150, 200, 230])('of %s SNPs true parents fit, and a wrong sire is excluded', (markers) => {
    const { trueExcluded, trueFit, wrongExcluded, wrongFit } = simulated(panels.snp, markers, 'both')
    expect(trueExcluded).toBeLessThanOrEqual(0.02)
    expect(trueFit).toBeGreaterThan(0.9)
    expect(wrongExcluded).toBeGreaterThan(0.99)
    expect(wrongFit).toBe(0)
  })

  test.each([12, 15, 20, 22])(
    'of %s repeats true parents are rarely excluded, and a wrong sire nearly always',
    (markers) => {
      const { trueExcluded, trueFit, wrongExcluded, wrongFit } = simulated(panels.str, markers, 'both')
      expect(trueExcluded).toBeLessThanOrEqual(0.02)
      expect(trueFit).toBeGreaterThan(0.75)
      expect(wrongExcluded).toBeGreaterThan(0.97)
      expect(wrongFit).toBeLessThanOrEqual(0.01)
    },
  )

  test.each([100, 230])('a sire alone on %s SNPs', (markers) => {
    const { trueExcluded, trueFit, wrongExcluded, wrongFit } = simulated(panels.snp, markers, 'sire')
    expect(trueExcluded).toBeLessThanOrEqual(0.01)
    expect(trueFit).toBeGreaterThan(0.95)
    expect(wrongExcluded).toBeGreaterThan(0.96)
    expect(wrongFit).toBeLessThanOrEqual(0.02)
  })
})
