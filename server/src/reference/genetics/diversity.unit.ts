import { describe, expect, test } from 'vitest'
import { diversityOf, litterDiversity } from './diversity.ts'
import { panels } from './panels.ts'

const read = (...genotypes: string[]) =>
  new Map(genotypes.map((genotype, index) => [`Marker ${index + 1}`, genotype.split('/')]))
const many = (count: number, genotype: string) => Array.from({ length: count }, () => genotype)
/** Both alleles are equally common at every marker: at random half of all animals have two different ones. */
const even = Object.fromEntries(many(200, '').map((_, index) => [`Marker ${index + 1}`, { A: 0.5, G: 0.5 }]))

describe('an animal', () => {
  test.each([
    ['as mixed as its population', 50, 0.5, 0],
    ['whose parents were brother and sister, on average', 37.5, 0.375, 0.25],
    ['that is the same everywhere', 0, 0, 1],
    ['more mixed than its population', 75, 0.75, -0.5],
  ])('%s', (_, percent, heterozygosity, inbreeding) => {
    const differing = percent * 2
    const found = diversityOf(panels.snp, read(...many(differing, 'A/G'), ...many(200 - differing, 'G/G')), even)
    expect(found).toMatchObject({ markers: 200, heterozygosity })
    expect(found?.inbreeding).toBeCloseTo(inbreeding, 10)
    // Of 200 markers of which a half differ, one in twenty samples is further off than 0.07.
    expect(found?.margin).toBeCloseTo(3.92 * Math.sqrt((heterozygosity * (1 - heterozygosity)) / 200), 10)
  })

  test('without a population there is no coefficient, and of few SNPs or of repeats nothing', () => {
    expect(diversityOf(panels.snp, read(...many(100, 'A/G')), {})).toEqual({
      markers: 100,
      heterozygosity: 1,
      inbreeding: null,
      margin: null,
    })
    expect(diversityOf(panels.snp, read(...many(69, 'A/G')), even)).toBe(null)
    expect(diversityOf(panels.str, read(...many(100, '101/103')), even)).toBe(null)
  })
})

test.each([
  ['A/A', 'G/G', 1],
  ['A/A', 'A/A', 0],
  ['A/G', 'A/G', 0.5],
  ['A/A', 'A/G', 0.5],
])('a litter of %s and %s has two different alleles in %s', (dam, sire, share) => {
  const found = litterDiversity(panels.snp, [read(...many(100, dam)), read(...many(100, sire))], even)
  expect(found).toMatchObject({ markers: 100, heterozygosity: share, inbreeding: 1 - share / 0.5 })
})
