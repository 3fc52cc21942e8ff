import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chromosomes } from './chromosomes.ts'
import type { ColourError } from './coat-colour-tool.ts'
import type { Genotypes } from './coat-loci.ts'
import { predictColour, readCat } from './feline-colour.ts'
import { felineCoats, felineLoci, type Naming } from './feline-loci.ts'
import { possibleGenotypes } from './genotype.ts'

/** "D/d B/b a/a C/cs" in the order D, B, A, C. */
const cat = (text: string): Genotypes => {
  const [dilute = '', bcc = '', agouti = '', colourpoint = ''] = text.split(' ')
  return readCat({ dilute, bcc, agouti, colourpoint })
}
const colour = (text: string, naming?: Naming) => predictColour(cat(text), null, naming).colours

test.each([
  ['D/D B/B a/a C/C', 'Black'],
  ['d/d B/b a/a C/cs', 'Blue'],
  ['D/d b/b a/a C/C', 'Chocolate'],
  ['D/d b/bl a/a C/C', 'Chocolate'],
  ['d/d b/bl a/a C/C', 'Lilac'],
  ['D/D bl/bl a/a C/C', 'Cinnamon'],
  ['d/d bl/bl a/a C/C', 'Fawn'],
  ['D/D B/bl A/a C/C', 'Black tabby'],
  ['D/D b/b A/A C/C', 'Chocolate tabby'],
  ['D/D B/B a/a cs/cs', 'Seal point'],
  ['d/d B/B a/a cs/cs', 'Blue point'],
  ['D/D B/B A/a cs/cs', 'Seal lynx point'],
  ['d/d B/B a/a cb/cs', 'Blue mink'],
  ['D/D B/B A/a cs/cb', 'Seal mink tabby'],
  ['D/D B/B a/a cb/cb', 'Seal sepia'],
  ['d/d b/b A/a cb/cb', 'Lilac sepia tabby'],
  ['D/D B/B a/a cs/c', 'Seal point, uncertain'],
  ['D/D B/B a/a cb/c', 'Seal sepia, uncertain'],
  ['d/d b/b A/a c/c', 'Albino white'],
])('%s: %s', (genotype, expected) => expect(colour(genotype)).toEqual([expected]))

test.each<[Naming, string, string]>([
  ['burmese', 'D/D B/B a/a cb/cb', 'Sable'],
  ['burmese', 'd/d B/B a/a cb/cb', 'Blue sepia'],
  ['burmese', 'D/D b/b a/a cb/cb', 'Champagne'],
  ['burmese', 'd/d b/b a/a cb/cb', 'Platinum'],
  ['burmese', 'D/D B/B a/a cs/cs', 'Seal point'],
  ['abyssinian', 'D/D B/B A/A C/C', 'Ruddy'],
  ['abyssinian', 'd/d B/B A/A C/C', 'Blue ticked'],
  ['abyssinian', 'D/D bl/bl A/A C/C', 'Sorrel'],
  ['abyssinian', 'd/d bl/bl A/A C/C', 'Fawn ticked'],
  ['abyssinian', 'D/D B/B a/a C/C', 'Black'],
])('as %s breeders say, %s: %s', (naming, genotype, expected) => expect(colour(genotype, naming)).toEqual([expected]))

test('each locus says what shows and what is carried unseen', () => {
  const { loci } = predictColour(cat('D/d b/bl a/A C/cs'), null)
  expect(loci.map(({ locus, gene, genotype, meaning, carries }) => [locus, gene, genotype, meaning, carries])).toEqual([
    ['D', 'MLPH', 'D/d', 'Full colour', ['dilute (d)']],
    ['B', 'TYRP1', 'b/bl', 'Chocolate', ['cinnamon (bl)']],
    ['A', 'ASIP', 'A/a', 'Tabby or ticked', ['solid (a)']],
    ['C', 'TYR', 'C/cs', 'Full colour all over', ['Siamese points (cs)']],
  ])
  expect(predictColour(cat('D/D B/B a/a cb/cs'), null).loci[3]).toMatchObject({
    meaning: 'Mink, the Tonkinese pattern',
    carries: [],
  })
})

test('cinnamon is written bl, b1 or b’', () => {
  for (const spelling of ['bl', 'b1', "b'", 'b’']) expect(cat(`D/D b/${spelling} a/a C/C`).bcc).toEqual(['b', 'bl'])
})

test.each([
  ['dilute', 'D/x B/B a/a C/C', /“x”; it knows D, d/],
  ['bcc', 'D/D B/b2 a/a C/C', /“b2”; it knows B, b, bl/],
  ['agouti', 'D/D B/B a C/C', /two alleles/],
  ['colourpoint', 'D/D B/B a/a C/cp', /“cp”; it knows C, cb, cs, c/],
])('%s of %s is refused on its field', (key, genotype, why) => {
  expect(() => cat(genotype)).toThrow(why)
  expect(() => cat(genotype)).toThrow(expect.objectContaining({ key }) as ColourError)
})

describe('a pair', () => {
  const { offspring, offspringColours, offspringLoci, offspringCarries, colours } = predictColour(
    cat('D/d B/b a/a C/cs'),
    cat('d/d b/b a/a C/C'),
  )

  test('has every kitten by genotype, and by colour', () => {
    expect(offspring).toHaveLength(8)
    expect(offspring).toContainEqual({ genotype: 'D/d b/b a/a C/cs', sex: null, colour: 'Chocolate', percent: 12.5 })
    expect(offspringColours).toEqual(
      expect.arrayContaining(
        ['Black', 'Chocolate', 'Blue', 'Lilac'].map((name) => ({
          colour: name,
          sex: null,
          percentFrom: 25,
          percentTo: 25,
        })),
      ),
    )
    expect(colours).toEqual(['Black', 'Chocolate', 'Blue', 'Lilac'])
  })

  test('has ratios locus by locus, and what kittens carry', () => {
    expect(offspringLoci.map(({ key, outcomes }) => [key, outcomes.length])).toEqual([
      ['dilute', 2],
      ['bcc', 2],
      ['agouti', 1],
      ['colourpoint', 2],
    ])
    expect(offspringCarries).toEqual([
      { allele: 'dilute (d)', percentFrom: 50, percentTo: 50 },
      { allele: 'chocolate (b)', percentFrom: 50, percentTo: 50 },
      { allele: 'Siamese points (cs)', percentFrom: 50, percentTo: 50 },
    ])
  })

  const anyCat = fc
    .tuple(...felineLoci.map(({ alleles }) => fc.constantFrom(...possibleGenotypes(alleles, false))))
    .map((genotypes) => Object.fromEntries(felineLoci.map(({ key }, index) => [key, genotypes[index]])) as Genotypes)
  const total = (parts: { percentFrom: number }[]) => parts.reduce((sum, { percentFrom }) => sum + percentFrom, 0)

  test('sums to exactly 100 in every table, whoever is the dam', () => {
    fc.assert(
      fc.property(anyCat, anyCat, (one, other) => {
        const litter = predictColour(one, other)
        expect(litter.offspring.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
        expect(total(litter.offspringColours)).toBe(100)
        for (const { outcomes } of litter.offspringLoci) expect(total(outcomes)).toBe(100)
        for (const { percentTo } of litter.offspringCarries) expect(percentTo).toBeLessThanOrEqual(100)
        const byName = (a: { genotype: string }, b: { genotype: string }) => (a.genotype < b.genotype ? -1 : 1)
        expect(predictColour(other, one).offspring.toSorted(byName)).toEqual(litter.offspring.toSorted(byName))
      }),
      { numRuns: 50 },
    )
  })
})

test('the four genes lie on four chromosomes', () => {
  const places = felineLoci.map(({ gene }) => chromosomes.cat[gene]?.chromosome)
  expect(places).toEqual(['C1', 'D4', 'A3', 'D1'])
})

test('the limits name what is not in the tool, and c only where it is there', () => {
  expect(predictColour(cat('D/D B/B a/a C/C'), null).limits.join(' ')).toMatch(
    /Without orange, a cat without red is assumed.*White and silver.*tabby pattern and amber/,
  )
  expect(predictColour(cat('D/D B/B a/a C/C'), cat('D/D B/B a/a C/c')).limits).toHaveLength(3)
})

test('every colour has one name, and every cat one colour', () => {
  for (const naming of ['common', 'burmese', 'abyssinian'] as const) {
    const names = felineCoats(naming).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})

describe('a locus that was not tested', () => {
  test('of one cat leaves each colour that it allows', () => {
    expect(colour('? B/B a/a C/C')).toEqual(['Black', 'Blue'])
    expect(colour('? ? a/a c/c')).toEqual(['Albino white'])
    const { loci, untested } = predictColour(cat('? B/B a/a C/C'), null)
    expect(loci[0]).toMatchObject({ genotype: null, meaning: null, carries: [] })
    expect(untested).toEqual({ animal: ['D (MLPH)'], mate: [] })
  })

  test('of a pair makes each chance a range, and no table of joint genotypes', () => {
    const { offspring, offspringColours, offspringLoci, untested } = predictColour(
      cat('D/d B/B a/a C/C'),
      cat('? B/B a/a C/C'),
    )
    expect(offspring).toEqual([])
    expect(offspringColours).toEqual([
      { colour: 'Black', sex: null, percentFrom: 50, percentTo: 100 },
      { colour: 'Blue', sex: null, percentFrom: 0, percentTo: 50 },
    ])
    expect(offspringLoci[0]?.outcomes).toContainEqual({ genotype: 'd/d', sex: null, percentFrom: 0, percentTo: 50 })
    expect(untested).toEqual({ animal: [], mate: ['D (MLPH)'] })
  })
})

describe('with orange, silver and white', () => {
  const whole = (text: string, gender?: 'female' | 'male') => {
    const [dilute = '', bcc = '', agouti = '', colourpoint = '', orange, silver, white] = text.split(' ')
    return readCat({ dilute, bcc, agouti, colourpoint, orange, silver, white }, gender)
  }

  test.each<[string, string[], string[]]>([
    ['D/D B/B a/a C/C o/o i/i N/N', ['Black'], ['No white by this gene']],
    ['D/D B/B a/a C/C O/o i/i N/N', ['Tortoiseshell of black and red'], ['No white by this gene']],
    ['d/d B/B a/a C/C O/o i/i Ws/N', ['Tortoiseshell of blue and cream'], ['White spotting']],
    ['D/D B/B a/a C/C O/Y i/i N/N', ['Red tabby'], ['No white by this gene']],
    ['d/d B/B A/A C/C O/O I/i N/N', ['Cream silver tabby'], ['No white by this gene']],
    ['D/D B/B A/A C/C o/Y I/i N/N', ['Black silver tabby'], ['No white by this gene']],
    ['D/D B/B a/a C/C o/o I/I Ws/Ws', ['Black smoke'], ['White spotting, often much of it']],
    ['D/D B/B a/a cs/cs o/o I/i N/N', ['Seal smoke point'], ['No white by this gene']],
    ['D/D B/B A/A C/C O/o I/i DW/N', ['White all over'], []],
    ['D/D B/B a/a C/C ? i/i N/N', ['Black', 'Tortoiseshell of black and red', 'Red tabby'], ['No white by this gene']],
  ])('%s', (genotype, colours, marks) => expect(predictColour(whole(genotype), null)).toMatchObject({ colours, marks }))

  test('a tortoiseshell queen and a black tom have daughters and sons of different colours', () => {
    const litter = predictColour(
      whole('D/D B/B a/a C/C O/o i/i N/N', 'female'),
      whole('D/D B/B a/a C/C o/Y i/i N/N', 'male'),
    )
    expect(litter.offspringColours).toEqual([
      { colour: 'Black', sex: 'daughters', percentFrom: 50, percentTo: 50 },
      { colour: 'Tortoiseshell of black and red', sex: 'daughters', percentFrom: 50, percentTo: 50 },
      { colour: 'Black', sex: 'sons', percentFrom: 50, percentTo: 50 },
      { colour: 'Red tabby', sex: 'sons', percentFrom: 50, percentTo: 50 },
    ])
    expect(litter.colours).toEqual(['Black', 'Tortoiseshell of black and red', 'Red tabby'])
    expect(litter.offspring.filter(({ sex }) => sex === 'sons').map(({ colour }) => colour)).toEqual([
      'Red tabby',
      'Black',
    ])
  })

  test('where no orange is, both sexes are told as one', () => {
    const litter = predictColour(
      whole('D/d B/B a/a C/C o/o i/i N/N', 'female'),
      whole('D/d B/B a/a C/C o/Y I/i N/N', 'male'),
    )
    expect(new Set(litter.offspringColours.map(({ sex }) => sex))).toEqual(new Set([null]))
    expect(litter.offspringColours.reduce((sum, { percentFrom }) => sum + percentFrom, 0)).toBe(100)
  })

  test('a tom has one copy of orange, and a queen two', () => {
    expect(() => whole('D/D B/B a/a C/C O/o i/i N/N', 'male')).toThrow(expect.objectContaining({ key: 'orange' }))
    expect(() => whole('D/D B/B a/a C/C O/Y i/i N/N', 'female')).toThrow(expect.objectContaining({ key: 'orange' }))
  })
})
