import { describe, expect, test } from 'vitest'
import { singleTests, testNamed } from '../../../test/genetics.ts'
import { isXLinked, modeOf } from './inheritance.ts'
import { allelesOf, genotypeOf, genotypeText, GenotypeError, possibleGenotypes } from './genotype.ts'
import { isDisease, type TestedAnimal, type TestFacts } from './test-facts.ts'
import { verdictOf } from './verdict.ts'

const bitch: TestedAnimal = { gender: 'female', isDesexed: false }
const dog: TestedAnimal = { gender: 'male', isDesexed: false }
const animals: TestedAnimal[] = (['male', 'female'] as const).flatMap((gender) =>
  [true, false, null].map((isDesexed) => ({ gender, isDesexed })),
)

/** Every genotype that the alleles of a test allow; none of a profile, which has no genotype. */
function genotypesOf(facts: TestFacts, { gender }: TestedAnimal): string[] {
  const isHemizygous = isXLinked(facts.modeOfInheritance) && gender === 'male'
  return allelesOf(facts)
    .map((known) => possibleGenotypes(known, isHemizygous))
    .reduce<string[][][]>((sofar, next) => sofar.flatMap((loci) => next.map((locus) => [...loci, locus])), [[]])
    .map(genotypeText)
}

describe('every test of the catalogue, every genotype, every animal', () => {
  const cases = singleTests.flatMap((facts) =>
    animals.flatMap((animal) => genotypesOf(facts, animal).map((genotype) => ({ facts, animal, genotype }))),
  )

  test('there are many', () => expect(cases.length).toBeGreaterThan(5000))

  test('no result is never a verdict', () => {
    expect(singleTests.length).toBeGreaterThan(200)
    for (const facts of singleTests)
      for (const animal of animals)
        expect(verdictOf(facts, null, animal)).toMatchObject({ status: 'no_result', offspringMeaning: null })
  })

  test('a genotype reads back as it is written, whichever allele comes first', () => {
    for (const { facts, animal, genotype } of cases) {
      expect(genotypeOf(facts, genotype, animal.gender)).toBe(genotype)
      const turned = genotype.replaceAll(/([^/; ]+)\/([^/; ]+)/g, '$2/$1')
      expect(genotypeOf(facts, turned, animal.gender)).toBe(genotype)
    }
  })

  test('traits have a meaning and no verdict; diseases say what was found', () => {
    for (const { facts, animal, genotype } of cases) {
      const { status, meaning } = verdictOf(facts, genotype, animal)
      expect(meaning).toMatch(/^[A-Z].*\.$/)
      if (!isDisease(facts)) expect(status, `${facts.name} ${genotype}`).toBeNull()
    }
  })

  test('clear means no copy of the variant, and nothing else', () => {
    const single = cases.filter(({ facts }) => isDisease(facts) && modeOf(facts.modeOfInheritance) !== 'complex')
    expect(single.length).toBeGreaterThan(1000)
    for (const { facts, animal, genotype } of single) {
      const hasVariant = genotype.split('/').some((allele) => !['N', 'n', 'Y'].includes(allele))
      expect(verdictOf(facts, genotype, animal).status === 'clear', `${facts.name} ${genotype}`).toBe(!hasVariant)
    }
  })

  test('nobody is called a carrier of what one copy can cause', () => {
    const loud = cases.filter(
      ({ facts, genotype }) =>
        isDisease(facts) &&
        ['mild', 'at_risk', 'affected'].includes(facts.oneCopy ?? '') &&
        genotype.split('/').filter((allele) => allele === facts.normalAlleles[0]).length === 1,
    )
    expect(loud.length).toBeGreaterThan(100)
    for (const { facts, animal, genotype } of loud.filter(({ genotype }) => !genotype.endsWith('/Y'))) {
      const { status, meaning, offspringMeaning } = verdictOf(facts, genotype, animal)
      expect(status, `${facts.name} ${genotype}`).not.toBe('carrier')
      expect(`${meaning} ${offspringMeaning}`).not.toContain('carrier')
    }
  })

  test('a risk is never called an illness, and no sentence of a caution makes a verdict', () => {
    for (const { facts, animal, genotype } of cases) {
      const { status, meaning } = verdictOf(facts, genotype, animal)
      expect(
        verdictOf(
          { ...facts, caution: 'Only males affected; incomplete penetrance; carrier females' },
          genotype,
          animal,
        ),
      ).toEqual({
        ...verdictOf(facts, genotype, animal),
      })
      if (facts.oneCopy === 'affected' || !['at_risk', 'mild'].includes(facts.twoCopies ?? '')) continue
      expect(status, `${facts.name} ${genotype}`).not.toBe('affected')
      expect(meaning).not.toMatch(/will develop|: affected/)
    }
  })
})

test.each<[string, string, TestedAnimal, string | null]>([
  ['Collie eye anomaly', 'N/N', bitch, 'clear'],
  ['Collie eye anomaly', 'N/CEA', bitch, 'carrier'],
  ['Collie eye anomaly', 'CEA/CEA', bitch, 'affected'],
  ['Degenerative myelopathy (DM, SOD1)', 'N/DM', dog, 'carrier'],
  ['Degenerative myelopathy (DM, SOD1)', 'DM/DM', dog, 'at_risk'],
  ['Polycystic kidney disease (PKD1)', 'N/P', bitch, 'affected'],
  ['Hypertrophic cardiomyopathy, Ragdoll', 'N/HCMrd', bitch, 'at_risk'],
  ['Chondrodystrophy with IVDD risk', 'N/CDDY', bitch, 'at_risk'],
  ['MDR1 multidrug sensitivity', 'N/MDR1', bitch, 'at_risk'],
  ['MDR1 multidrug sensitivity', 'MDR1/MDR1', bitch, 'at_risk'],
  ['Rdy-PRA', 'n/RDY', bitch, 'affected'],
  ['Scottish Fold', 'N/P', bitch, 'at_risk'],
  ['Scottish Fold', 'P/P', bitch, 'affected'],
  ['Haemophilia A', 'N/Y', dog, 'clear'],
  ['Haemophilia A', 'HEMA/Y', dog, 'affected'],
  ['Haemophilia A', 'N/HEMA', bitch, 'carrier'],
  ['Haemophilia A', 'HEMA/HEMA', bitch, 'affected'],
  ['(XLPRA2)', 'N/XLPRA2', bitch, 'at_risk'],
  ['(XLPRA1)', 'N/XLPRA1', bitch, 'at_risk'],
  ['(Samoyed, XLHN)', 'N/XLHN', bitch, 'at_risk'],
  ['Primary lens luxation', 'N/pll', bitch, 'carrier'],
  ['Primary lens luxation', 'pll/pll', bitch, 'affected'],
  ['polyneuropathy 1 (LPN1)', 'N/D', bitch, 'at_risk'],
  ['Von Willebrand disease type 1', 'N/vWD1', bitch, 'at_risk'],
  ['autoinflammatory disease (SPAID)', 'P/P', bitch, 'at_risk'],
  ['type VI, mild', 'N/MPSVIm', bitch, 'carrier'],
  ['type VI, mild', 'MPSVIm/MPSVIm', bitch, null],
  ['Factor XII deficiency (variant 1)', 'P/P', bitch, null],
  ['Factor VII', 'FVII/FVII', bitch, 'at_risk'],
  ['Krabbe disease, terrier', 'GLD/GLD', bitch, 'affected'],
  ['Copper toxicosis modifier (ATP7A)', 'ATP7A/Y', dog, null],
  ['Dermatomyositis', 'A/a; B/b; C/c', bitch, null],
  ['Cystinuria type III', 'n/cy', dog, 'carrier'],
  ['Cystinuria type III', 'cy/cy', dog, 'at_risk'],
  ['Cystinuria type III', 'cy/cy', { ...dog, isDesexed: null }, 'at_risk'],
  ['Cystinuria type III', 'cy/cy', { ...dog, isDesexed: true }, 'carrier'],
  ['Cystinuria type III', 'cy/cy', bitch, 'carrier'],
  ['Persistent Müllerian duct syndrome', 'PMDS/PMDS', dog, 'affected'],
  ['Persistent Müllerian duct syndrome', 'PMDS/PMDS', { ...dog, isDesexed: true }, 'affected'],
  ['Persistent Müllerian duct syndrome', 'PMDS/PMDS', bitch, 'carrier'],
  ['Hypertrophic cardiomyopathy, Sphynx', 'N/P', bitch, null],
  ['Hypertrophic cardiomyopathy, Sphynx', 'P/P', bitch, null],
  ['Hereditary methaemoglobinaemia', 'c.625G>A/c.226+5G>A', bitch, 'at_risk'],
  ['porphyria, dominant variants', 'c.189dupT/c.445C>T', bitch, 'affected'],
])('%s: %s', (name, genotype, animal, status) => {
  expect(verdictOf(testNamed(name), genotype, animal).status).toBe(status)
})

test.each<[string, string, string]>([
  [
    'Coat colour E locus',
    'E/e',
    'One copy of E and one of e. E is dominant: the other copy does not show, and can be passed on.',
  ],
  [
    'Coat colour E locus',
    'e/e',
    'Two copies of e. The trait is recessive: it takes two such copies to show, unless another gene hides it.',
  ],
  [
    'Coat colour B locus',
    'bs/bd',
    'One copy of bs and one of bd. The trait is recessive: it takes two such copies to show, unless another gene hides it.',
  ],
  [
    'K locus',
    'KB/ky',
    'One copy of KB and one of ky. KB is dominant: one copy is enough to show, unless another gene hides it.',
  ],
  [
    'H locus',
    'H/n',
    'One copy of H and one of n. H is dominant: one copy is enough to show, unless another gene hides it.',
  ],
  ['Natural bobtail', 'n/n', 'Two copies of n. There is no copy of the dominant form.'],
  ['A locus (agouti)', 'aw/a', 'One copy of aw and one of a. aw is dominant over a, which can be passed on unseen.'],
  ['Saddle tan', 'St/bt', 'One copy of St and one of bt. St is dominant over bt, which can be passed on unseen.'],
  ['merle', 'Mc/M', 'One copy of Mc and one of M. How the two act together, our sources do not say.'],
  ['Selkirk', 'N/SLK', 'One copy of N and one of SLK. One copy already has an effect.'],
  ['Coat colour EG locus', 'E/Eg', 'One copy of E and one of EG.'],
])('%s: %s', (name, genotype, meaning) => {
  expect(verdictOf(testNamed(name), genotype, bitch).meaning).toBe(meaning)
})

test('a male passes his X to daughters alone', () => {
  expect(verdictOf(testNamed('Haemophilia A'), 'HEMA/Y', dog).offspringMeaning).toBe(
    'Every daughter gets the variant from him. No son does: sons get his Y chromosome.',
  )
  expect(verdictOf(testNamed('Orange'), 'O/Y', dog).offspringMeaning).toBe(
    'Every daughter gets O from him. Sons get his Y chromosome, and this gene from their dam.',
  )
})

test.each<[string, string, TestedAnimal, string]>([
  ['Collie eye anomaly', 'CEA/N', bitch, 'N/CEA'],
  ['Collie eye anomaly', ' cea / n ', bitch, 'N/CEA'],
  ['Cystinuria type III', 'cy/n', bitch, 'N/cy'],
  ['Haemophilia A', 'Y/HEMA', dog, 'HEMA/Y'],
  ['Coat colour E locus', 'e/E', bitch, 'E/e'],
  ['Dermatomyositis', 'A/a;B/B ; c/C', bitch, 'a/A; B/B; c/C'],
  ['Exercise-induced collapse', 'EIC/N', bitch, 'N/EIC'],
])('%s: %s', (name, text, { gender }, genotype) => expect(genotypeOf(testNamed(name), text, gender)).toBe(genotype))

test.each<[string, string, TestedAnimal, RegExp]>([
  ['Collie eye anomaly', 'N/DM', bitch, /no allele “DM”; it knows N, CEA/],
  ['Collie eye anomaly', 'CEA', bitch, /two alleles parted by a stroke, as N\/CEA/],
  ['Collie eye anomaly', 'N/N/CEA', bitch, /two alleles/],
  ['Collie eye anomaly', '', bitch, /two alleles/],
  ['Collie eye anomaly', 'N/CEA; N/N', bitch, /2 genotypes where the test reads 1/],
  ['Coat colour B locus', 'B/bx', bitch, /no allele “bx”; it knows B, b, bs, bd, bc/],
  ['Coat colour E locus', 'E/em', bitch, /no allele “em”/],
  ['Furnishings', 'N/IC', bitch, /no allele “IC”; it knows N, F/],
  ['Exercise-induced collapse', 'N/?', bitch, /no allele “\?”/],
  ['Exercise-induced collapse', 'G/G', bitch, /no allele “G”; it knows N, EIC/],
  ['MDR1 multidrug sensitivity', 'XYZ/N', bitch, /no allele “XYZ”/],
  ['Exercise-induced collapse', 'N/Y', dog, /no allele “Y”/],
  ['Haemophilia A', 'N/HEMA', dog, /a male has one copy: write N\/Y/],
  ['Haemophilia A', 'Y/Y', dog, /a male has one copy/],
  ['Haemophilia A', 'N/Y', bitch, /this animal is a female/],
])('%s: %s is refused', (name, text, { gender }, why) => {
  expect(() => genotypeOf(testNamed(name), text, gender)).toThrow(GenotypeError)
  expect(() => genotypeOf(testNamed(name), text, gender)).toThrow(why)
})
