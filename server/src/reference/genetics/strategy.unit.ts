import { expect, test } from 'vitest'
import { singleTests, testNamed } from '../../../test/genetics.ts'
import { bloodGroups } from '../catalogue/blood-group.ts'
import { modeOf } from './inheritance.ts'
import type { Pair } from './pair.ts'
import { breedingStrategy, offspringRisks, readParent, twoCopyChance, typedTest, whyNotCrossed } from './strategy.ts'

const pair = (name: string, dam: string, sire: string): Pair => {
  const facts = testNamed(name)
  return {
    facts,
    product: { id: facts.id, name: facts.name },
    modeSource: null,
    group: null,
    dam: readParent(facts, dam, 'female'),
    sire: readParent(facts, sire, 'male'),
  }
}
const locus = (name: string, dam: string, sire: string) => {
  const [only] = breedingStrategy([pair(name, dam, sire)], bloodGroups()).loci
  return only ?? expect.fail('no locus')
}
const outcomes = (...genotypes: Parameters<typeof locus>) =>
  locus(...genotypes).outcomes.map(({ genotype, status, sex, percentFrom }) =>
    [sex, genotype, status, percentFrom].filter((part) => part !== null).join(' '),
  )

test.each<[Parameters<typeof locus>, string[]]>([
  [
    ['Collie eye anomaly', 'N/CEA', 'N/N'],
    ['N/N clear 50', 'N/CEA carrier 50'],
  ],
  [
    ['Polycystic kidney disease (PKD1)', 'N/P', 'N/N'],
    ['N/N clear 50', 'N/P affected 50'],
  ],
  [
    ['Degenerative myelopathy (DM, SOD1)', 'N/DM', 'DM/DM'],
    ['N/DM carrier 50', 'DM/DM at_risk 50'],
  ],
  [
    ['MDR1 multidrug', 'N/MDR1', 'N/N'],
    ['N/N clear 50', 'N/MDR1 at_risk 50'],
  ],
  [
    ['Haemophilia A', 'N/HEMA', 'N/Y'],
    ['daughters N/N clear 50', 'daughters N/HEMA carrier 50', 'sons N/Y clear 50', 'sons HEMA/Y affected 50'],
  ],
  [
    ['Coat colour E locus', 'E/e', 'e/e'],
    ['E/e 50', 'e/e 50'],
  ],
  [
    ['Cystinuria type III', 'cy/cy', 'n/cy'],
    ['daughters N/cy carrier 50', 'sons N/cy carrier 50', 'daughters cy/cy carrier 50', 'sons cy/cy at_risk 50'],
  ],
  [
    ['Exercise-induced collapse', 'N/EIC', 'N/EIC'],
    ['N/N clear 25', 'N/EIC carrier 50', 'EIC/EIC at_risk 25'],
  ],
])('%j', (genotypes, expected) => expect(outcomes(...genotypes)).toEqual(expected))

const percents = ({ from, to }: { from: number; to: number }) =>
  from === to ? `${from * 100}` : `${from * 100}-${to * 100}`
test.each<[string, Parameters<typeof pair>, string[]]>([
  ['two carriers', ['Collie eye anomaly', 'N/CEA', 'N/CEA'], ['25 ill, 50 carry']],
  ['a clear parent, whatever the other is', ['Collie eye anomaly', 'N/N', '?'], ['0 ill, 0-100 carry']],
  ['a carrier and who knows', ['Collie eye anomaly', 'N/CEA', '?'], ['0-50 ill, 50 carry']],
  // Each genotype alone runs from 0 to 100: together they are certain.
  ['two copies of a dominant variant', ['Polycystic kidney disease (PKD1)', 'P/P', '?'], ['100 ill, 0 carry']],
  ['an X-linked gene', ['Haemophilia A', 'N/HEMA', 'N/Y'], ['daughters 0 ill, 50 carry', 'sons 50 ill, 0 carry']],
  [
    'a disease of males',
    ['Cystinuria type III', 'cy/cy', 'cy/cy'],
    ['daughters 0 ill, 100 carry', 'sons 100 ill, 0 carry'],
  ],
])('the risk of offspring, %s', (_, parents, expected) => {
  const risks = offspringRisks(pair(...parents))
  expect(
    risks.map(({ sex, affected, carrier }) =>
      [sex, `${percents(affected)} ill, ${percents(carrier)} carry`].filter(Boolean).join(' '),
    ),
  ).toEqual(expected)
})

test.each<[string, Parameters<typeof pair>, string]>([
  ['two merles', ['Coat pattern M locus', 'N/M', 'N/M'], '25'],
  ['a merle and one without', ['Coat pattern M locus', 'N/M', 'N/N'], '0'],
  ['a merle and who knows', ['Coat pattern M locus', 'N/M', '?'], '0-50'],
  // No living animal has two, so an untested parent has one at most.
  ['a bobtail and who knows', ['Natural bobtail', 'n/BT', '?'], '0-25'],
])('the chance of two copies, of %s', (_, parents, expected) =>
  expect(percents(twoCopyChance(pair(...parents)))).toBe(expected),
)

test('an untested parent gives a range and a warning, not a guess', () => {
  const { outcomes: ranges, warnings, advice, sire } = locus('Collie eye anomaly', 'N/CEA', '?')
  expect(sire).toBeNull()
  expect(ranges.map(({ genotype, percentFrom, percentTo }) => [genotype, percentFrom, percentTo])).toEqual([
    ['N/N', 0, 50],
    ['N/CEA', 50, 50],
    ['CEA/CEA', 0, 50],
  ])
  expect(warnings).toEqual([
    'The sire is not tested: each chance runs from the lowest to the highest that any genotype allows.',
  ])
  expect(advice).toMatch(/^Test both parents first/)
})

test.each<[Parameters<typeof locus>, string]>([
  [
    ['Collie eye anomaly', 'N/CEA', 'N/N'],
    'No puppy of this pair gets two copies. Some can be carriers: test those you breed from.',
  ],
  [['Collie eye anomaly', 'N/N', 'N/N'], 'No puppy of this pair gets the variant.'],
  [
    ['Collie eye anomaly', 'N/CEA', 'CEA/CEA'],
    'Some puppies of this pair can be affected. A mate that is clear avoids it.',
  ],
  [
    ['Haemophilia A', 'N/N', 'HEMA/Y'],
    'No puppy of this pair is expected to be affected. Some can be carriers: test those you breed from.',
  ],
  [
    ['Haemophilia A', 'N/HEMA', 'N/Y'],
    'Some puppies of this pair can be affected. With a clear dam no son gets the variant: sons have this gene from her alone.',
  ],
  [
    ['Haemophilia A', 'HEMA/HEMA', 'N/Y'],
    'Every son of this pair is affected. With a clear dam no son gets the variant: sons have this gene from her alone.',
  ],
  [
    ['Collie eye anomaly', 'CEA/CEA', 'CEA/CEA'],
    'Every puppy of this pair is affected. A mate that is clear avoids it.',
  ],
  [
    ['Factor XII deficiency (variant 1)', 'P/P', 'N/P'],
    'No kitten of this pair is expected to be ill from this variant alone.',
  ],
  [
    ['Hypertrophic cardiomyopathy, Ragdoll', 'N/HCMrd', 'N/N'],
    'Some kittens of this pair can be at risk. Only two clear parents rule it out.',
  ],
])('advice on %j', (genotypes, advice) => expect(locus(...genotypes).advice).toBe(advice))

test('what two copies do is a warning where both parents can pass one on', () => {
  expect(locus('Scottish Fold', 'N/P', 'N/P').warnings).toEqual([expect.stringMatching(/never mate two folded cats/)])
  expect(locus('Scottish Fold', 'N/P', 'N/N').warnings).toEqual([])
  expect(locus('merle', 'N/M', 'N/N').warnings).toEqual([])
  expect(locus('merle', 'N/M', 'N/Mc').warnings).toEqual([expect.stringMatching(/cryptic merle/)])
})

test('two copies that are lost before birth: chances of those born, and no warning where one parent lacks the allele', () => {
  const lethal = singleTests.filter(({ twoCopies }) => twoCopies === 'lethal_before_birth')
  // Bobtail, FOXI3, harlequin, Manx and Munchkin: the T-box and the hairless gene, and the others of the catalogue.
  expect(lethal.map(({ gene }) => gene).toSorted((a = '', b = '') => ((a ?? '') < (b ?? '') ? -1 : 1))).toEqual([
    'FOXI3',
    'PSMB7',
    'TBXT',
    'TBXT',
    'UGDH',
  ])
  for (const { name, normalAlleles, alleles } of lethal) {
    const [normal = ''] = normalAlleles
    const variant = alleles.find((allele) => allele !== normal) ?? ''
    const both = locus(name, `${variant}/${normal}`, `${variant}/${normal}`)
    expect(
      both.outcomes.map(({ percentFrom }) => percentFrom).toSorted((a, b) => a - b),
      name,
    ).toEqual([expect.closeTo(100 / 3), expect.closeTo(200 / 3)])
    expect(both.warnings, name).toHaveLength(2)
    for (const mate of [`${variant}/${normal}`, `${normal}/${normal}`])
      expect(locus(name, mate, `${normal}/${normal}`).warnings, `${name} ${mate}`).toEqual([])
  }
})

test.each(['Renal cystadenocarcinoma', 'Polycystic kidney disease (PKD1)'])(
  '%s: where the loss of two copies is suspected and not proven, chances are ranges with it and without',
  (name) => {
    const [, variant = ''] = testNamed(name).alleles
    const both = locus(name, `N/${variant}`, `N/${variant}`)
    expect(both.outcomes.map(({ percentFrom, percentTo }) => [percentFrom, percentTo])).toEqual([
      [25, expect.closeTo(100 / 3)],
      [50, expect.closeTo(200 / 3)],
      [0, 25],
    ])
    expect(both.warnings).toEqual([
      expect.stringMatching(/before birth/),
      expect.stringMatching(/is not proven, so chances are ranges.* 0 to 25% of those conceived/),
    ])
    expect(locus(name, `N/${variant}`, 'N/N').warnings).toEqual([])
    const { combinedReason } = breedingStrategy(
      [pair(name, `N/${variant}`, `N/${variant}`), pair(name, 'N/N', 'N/N')],
      bloodGroups(),
    )
    expect(combinedReason).toMatch(/lost before birth is not proven/)
  },
)

test('where two copies are lost before birth, the chances are of those born', () => {
  expect(outcomes('Natural bobtail', 'n/BT', 'n/BT')).toEqual(['n/n 33.33333333333333', 'n/BT 66.66666666666666'])
  expect(locus('Natural bobtail', 'n/BT', 'n/BT').warnings).toEqual([
    expect.stringMatching(/die before birth/),
    'The chances are of those born: 25% of those conceived are expected to be lost before birth.',
  ])
  expect(outcomes('Natural bobtail', 'n/BT', 'n/n')).toEqual(['n/n 50', 'n/BT 50'])
  expect(locus('Munchkin', 'N/P', '?').warnings).toContainEqual(expect.stringMatching(/: 0 to 25% of those conceived/))
  expect(locus('Natural bobtail', 'n/n', 'n/n').warnings).toEqual([])
})

test('loci on different chromosomes are multiplied, an X-linked one with daughters and sons apart', () => {
  const { combined, combinedReason } = breedingStrategy(
    [pair('Collie eye anomaly', 'N/CEA', 'N/CEA'), pair('Haemophilia A', 'N/HEMA', 'N/Y')],
    bloodGroups(),
  )
  expect(combinedReason).toBeNull()
  expect(combined).toHaveLength(12)
  expect(combined).toContainEqual({ genotypes: ['CEA/CEA', 'HEMA/Y'], sex: 'sons', percent: 12.5 })
  for (const sex of ['daughters', 'sons'])
    expect(combined?.filter((row) => row.sex === sex).reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
})

test.each<[string, Pair[], RegExp]>([
  ['an untested parent', [pair('Collie eye anomaly', 'N/N', '?'), pair('MDR1', 'N/N', 'N/N')], /one is not tested/],
  [
    'one chromosome',
    [pair('Exercise-induced collapse', 'N/N', 'N/N'), pair('prcd-PRA', 'N/N', 'N/N')],
    /^DNM1 and PRCD lie on one chromosome \(chromosome 9\)/,
  ],
  [
    'one gene',
    [pair('D locus (d1', 'D/d', 'D/D'), pair('D locus (d2', 'D/d2', 'D/D')],
    /^Two of these tests read one gene, MLPH/,
  ],
  [
    'two X-linked genes',
    [pair('Haemophilia A', 'N/N', 'N/Y'), pair('XLPRA1', 'N/N', 'N/Y')],
    /^F8 and RPGR lie on one chromosome \(chromosome X\)/,
  ],
  [
    'a chromosome we have not read',
    [pair('Collie eye anomaly', 'N/N', 'N/N'), pair('Cystinuria type III', 'n/n', 'n/n')],
    /^We have not read on which chromosome SLC3A1 \(and SLC7A9\) lies/,
  ],
])('%s: not multiplied, and why', (_, pairs, why) => {
  const { combined, combinedReason } = breedingStrategy(pairs, bloodGroups())
  expect(combined).toBeNull()
  expect(combinedReason).toMatch(why)
})

test('many tests are multiplied as long as the table can be read', () => {
  const names = [
    'Collie eye anomaly',
    'MDR1',
    'Trapped neutrophil',
    'Hyperuricosuria',
    'E locus (recessive',
    'D locus (d1',
  ]
  const dams = ['N/CEA', 'N/MDR1', 'N/TNS', 'N/HU', 'E/e', 'D/d']
  const pairs = names.map((name, index) => pair(name, dams[index] ?? '', dams[index] ?? ''))
  const five = breedingStrategy(pairs.slice(0, 5), bloodGroups())
  expect(five.combined).toHaveLength(3 ** 5)
  expect(five.combined?.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
  expect(breedingStrategy(pairs, bloodGroups())).toMatchObject({
    combined: null,
    combinedReason: expect.stringMatching(/729 combinations/) as string,
  })
})

test('a genotype can be typed for a mode alone', () => {
  const typed = typedTest('autosomal_dominant')
  const { loci } = breedingStrategy([{ ...typed, dam: ['N', 'M'], sire: ['N', 'N'] }], bloodGroups())
  expect(loci).toMatchObject([
    {
      product: null,
      modeOfInheritance: 'Autosomal dominant',
      outcomes: [
        { genotype: 'N/N', status: 'clear', percentFrom: 50 },
        { genotype: 'N/M', status: 'affected', percentFrom: 50 },
      ],
    },
  ])
})

test('only one gene of a known place is crossed', () => {
  const refused = singleTests.filter((facts) => whyNotCrossed(facts))
  const kinds = new Set(refused.map((facts) => (facts.typeId > 2 ? 'profile' : modeOf(facts.modeOfInheritance))))
  expect(kinds).toEqual(new Set(['profile', 'complex', 'unknown']))
  expect(whyNotCrossed(testNamed('Shedding'))).toMatch(/no mode of inheritance/)
  expect(whyNotCrossed(testNamed('GM2 gangliosidosis (Japanese Chin)'))).toBeNull()
})
