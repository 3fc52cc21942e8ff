import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { predictDogColour, readDog } from './canine-colour.ts'
import { canineCoats, canineLoci } from './canine-loci.ts'
import { chromosomes } from './chromosomes.ts'
import type { ColourError } from './coat-colour-tool.ts'
import type { Genotypes } from './coat-loci.ts'
import { possibleGenotypes } from './genotype.ts'

const keys = canineLoci.map(({ key }) => key)
/** "E/e KB/ky at/at B/B D/D N/N S/S" in the order E, K, A, B, D, M, S. */
const dog = (text: string): Genotypes =>
  readDog(Object.fromEntries(text.split(' ').map((genotype, index) => [keys[index] ?? '', genotype])))
const colour = (text: string) => predictDogColour(dog(text), null).colours

test.each([
  ['E/E KB/ky ay/ay B/B D/D N/N S/S', 'Black'],
  ['E/E KB/KB at/at b/b D/D N/N S/S', 'Brown'],
  ['E/E KB/KB at/at B/b d/d N/N S/S', 'Blue'],
  ['E/E KB/KB at/at b/b d/d N/N S/S', 'Isabella'],
  ['e/e KB/KB at/at B/B D/D N/N S/S', 'Red or cream'],
  ['e/e ky/ky ay/at b/b d/d M/N S/S', 'Red or cream'],
  ['E/e ky/ky ay/at B/B D/D N/N S/S', 'Fawn or sable with black'],
  ['EM/e ky/ky ay/at B/B D/D N/N S/S', 'Fawn or sable with black, masked'],
  ['E/E ky/ky aw/at B/B D/D N/N S/S', 'Wolf grey with black'],
  ['EM/E ky/ky at/a b/b D/D N/N S/S', 'Brown and tan'],
  ['E/E ky/ky a/a B/B D/D N/N S/S', 'Black, by recessive black'],
  ['E/E KB/ky at/at B/B D/D N/M S/S', 'Blue merle'],
  ['E/E ky/ky at/at b/b D/D Mc/M S/S', 'Red merle and tan'],
  ['E/E ky/ky at/at B/B D/D N/Mc S/S', 'Black and tan'],
  ['E/E KB/KB at/at B/B D/D M/M S/S', 'Double merle, mostly white'],
])('%s: %s', (genotype, expected) => expect(colour(genotype)).toEqual([expected]))

test('every dog has one colour and one kind of white, and every colour one name', () => {
  const names = canineCoats.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  fc.assert(
    fc.property(anyDog, (one) => {
      const { colours, marks } = predictDogColour(one, null)
      expect([colours.length, marks.length]).toEqual([1, 1])
    }),
    { numRuns: 300 },
  )
})

const anyDog = fc
  .tuple(...canineLoci.map(({ alleles }) => fc.constantFrom(...possibleGenotypes(alleles, false))))
  .map((genotypes): Genotypes => Object.fromEntries(keys.map((key, index) => [key, genotypes[index] ?? null])))

test('what hides what: an untested locus matters only where nothing hides it', () => {
  expect(colour('e/e ? ? ? ? ? S/S')).toEqual(['Red or cream'])
  expect(colour('E/E KB/KB ? B/B D/D N/N S/S')).toEqual(['Black'])
  expect(colour('E/E ? at/at B/B D/D N/N S/S')).toEqual(['Black', 'Black and tan'])
  const { untested, loci, marks } = predictDogColour(dog('? KB/KB at/at B/B D/D N/N ?'), null)
  expect(untested.animal).toEqual(['E (MC1R)', 'S (MITF)'])
  expect(loci[0]).toMatchObject({ genotype: null, meaning: null })
  expect(marks).toEqual(['No white by this gene', 'Some white is possible', 'White spotting'])
})

test('each locus says what shows and what is carried unseen', () => {
  const { loci } = predictDogColour(dog('E/e KB/ky at/a B/b D/d N/Mc S/sp'), null)
  expect(loci.map(({ locus, carries }) => [locus, carries])).toEqual([
    ['E', ['red (e)']],
    ['K', ['pattern of the A locus, or brindle (ky)']],
    ['A', ['recessive black (a)']],
    ['B', ['brown (b)']],
    ['D', ['dilute (d)']],
    ['M', ['cryptic merle (Mc)']],
    ['S', []],
  ])
})

test('an allele that the locus does not have is refused on its field', () => {
  expect(() => dog('E/x KB/KB at/at B/B D/D N/N S/S')).toThrow(expect.objectContaining({ key: 'e' }) as ColourError)
  expect(() => dog('E/E KB/KB at/at B/B D/D N/N')).toThrow(expect.objectContaining({ key: 's' }) as ColourError)
})

describe('a pair', () => {
  const labrador = dog('E/e KB/KB at/at B/b D/D N/N S/S')

  test('of two black Labradors that carry red and brown has the three colours', () => {
    const { offspringColours, offspringCarries, warnings } = predictDogColour(labrador, labrador)
    expect(offspringColours).toEqual([
      { colour: 'Black', sex: null, percentFrom: 56.25, percentTo: 56.25 },
      { colour: 'Red or cream', sex: null, percentFrom: 25, percentTo: 25 },
      { colour: 'Brown', sex: null, percentFrom: 18.75, percentTo: 18.75 },
    ])
    expect(offspringCarries).toContainEqual({ allele: 'red (e)', percentFrom: 50, percentTo: 50 })
    expect(warnings).toEqual([])
  })

  test('sums to 100 in every table, whoever is the dam', () => {
    fc.assert(
      fc.property(anyDog, anyDog, (one, other) => {
        const { offspringColours, offspringMarks } = predictDogColour(one, other)
        for (const table of [offspringColours, offspringMarks])
          expect(table.reduce((sum, { percentFrom }) => sum + percentFrom, 0)).toBeCloseTo(100, 9)
        expect(predictDogColour(other, one).offspringColours.toSorted(byName)).toEqual(
          offspringColours.toSorted(byName),
        )
      }),
      { numRuns: 50 },
    )
  })
  const byName = (a: { colour: string }, b: { colour: string }) => (a.colour < b.colour ? -1 : 1)

  test('with an untested locus has ranges that hold every genotype that it may be', () => {
    const dam = dog('? KB/ky at/at B/b D/D N/N S/S')
    const { offspringColours } = predictDogColour(dam, labrador)
    for (const genotype of ['EM/EM', 'E/e', 'e/e']) {
      const exact = predictDogColour({ ...dam, e: genotype.split('/') }, labrador).offspringColours
      for (const { colour, percentFrom } of exact) {
        const range = offspringColours.find((one) => one.colour === colour)
        expect(range?.percentFrom).toBeLessThanOrEqual(percentFrom)
        expect(range?.percentTo).toBeGreaterThanOrEqual(percentFrom)
      }
    }
  })

  test.each([
    ['N/M', 'N/M', /^Double merle: 25%/],
    ['M/M', 'N/M', /^Double merle: 50%/],
    ['N/M', '?', /cannot be ruled out \(0 to 50%\)/],
  ])('%s with %s warns of double merle', (one, other, text) => {
    const of = (m: string) => dog(`E/E KB/KB at/at B/B D/D ${m} S/S`)
    expect(predictDogColour(of(one), of(other)).warnings[0]).toMatch(text)
  })

  test('merle with none, and with cryptic merle, does not; hidden merle is mentioned', () => {
    const of = (m: string, e = 'E/E') => dog(`${e} KB/KB at/at B/B D/D ${m} S/S`)
    expect(predictDogColour(of('N/M'), of('N/N')).warnings).toEqual([])
    expect(predictDogColour(of('N/M'), of('N/Mc')).warnings).toEqual([expect.stringMatching(/^Cryptic merle/)])
    expect(predictDogColour(of('N/M', 'e/e'), of('N/M', 'e/e')).warnings[0]).toMatch(/^Double merle: 25%/)
    expect(predictDogColour(of('N/M', 'e/e'), null).limits[0]).toMatch(/^In a red dog/)
  })
})

test('the seven genes lie on seven chromosomes', () => {
  const places = canineLoci.map(({ gene }) => chromosomes.dog[gene]?.chromosome)
  expect(new Set(places).size).toBe(7)
  expect(places).not.toContain(undefined)
})
