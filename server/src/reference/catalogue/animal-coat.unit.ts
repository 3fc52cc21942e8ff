import type { StoreSpecies } from '@shop/contract/constants'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { singleTests, testNamed } from '../../../test/genetics.ts'
import { wholeCatCoats, wholeCatLoci } from '../genetics/feline-coat.ts'
import { coatsIn } from '../genetics/coat-colour-tool.ts'
import { noCopy, possibleGenotypes } from '../genetics/genotype.ts'
import { coatFrom } from './animal-coat.ts'

const coat = (species: StoreSpecies, found: Record<string, string>, gender: 'male' | 'female' = 'female') =>
  coatFrom(
    { species, gender, naming: 'common' },
    new Map(Object.entries(found).map(([name, genotype]) => [testNamed(name).id, genotype])),
  )
const namesOf = (ids: readonly number[] = []) => ids.map((id) => singleTests.find((one) => one.id === id)?.name)

const dog = {
  'Coat colour E locus (recessive red)': 'E/e',
  'Coat colour EM locus': 'E/E',
  'Coat colour K locus': 'ky/ky',
  'Coat colour A locus': 'at/at',
  'Coat colour B locus': 'B/B',
  'Coat colour D locus (d1': 'D/D',
  'Coat colour D locus (d2': 'D/D',
  'Coat colour D locus (d3': 'D/D',
  'Coat pattern M locus': 'N/N',
  'Coat pattern S locus': 'S/S',
}
const without = (found: Record<string, string>, ...names: string[]) =>
  Object.fromEntries(Object.entries(found).filter(([name]) => !names.includes(name)))

test('a dog of whom everything was tested has one colour', () => {
  expect(coat('dog', dog)).toEqual({
    colours: ['Black and tan'],
    rare: { colours: [], tests: [] },
    marks: ['No white by this gene'],
    untested: [],
  })
})

test('what was not tested leaves open what it could make, and is named where it matters alone', () => {
  const open = coat('dog', without(dog, 'Coat colour K locus', 'Coat pattern S locus'))
  expect(open).toMatchObject({ colours: ['Black', 'Black and tan'], marks: [] })
  expect(namesOf(open?.untested)).toEqual([testNamed('Coat colour K locus').name])
  const red = coat('dog', { 'Coat colour E locus (recessive red)': 'e/e' })
  expect(red).toMatchObject({ colours: ['Red or cream'], untested: [] })
})

test('a rare variant that was not tested is shown apart from the colour', () => {
  const rare = coat('dog', without(dog, 'Coat colour D locus (d2', 'Coat colour D locus (d3'))
  expect(rare).toMatchObject({ colours: ['Black and tan'], rare: { colours: ['Blue and tan'] } })
  expect(rare?.rare.tests).toEqual([testNamed('(d2').id, testNamed('(d3').id])
})

test('an animal without a test of its colour has no coat to describe', () => {
  expect(coat('dog', { 'Collie eye anomaly': 'N/N' })).toBeNull()
  expect(coat('cat', {})).toBeNull()
})

const cat = {
  Dilute: 'd/d',
  'Brown (chocolate': 'B/B',
  'Agouti (tabby': 'a/a',
  'Siamese allele': 'C/C',
  'Burmese (sepia)': 'C/C',
  'Albino allele': 'C/C',
  'Dominant white': 'N/N',
  Orange: 'o/o',
}
test.each([
  [{}, ['Blue']],
  [{ Orange: 'O/o' }, ['Tortoiseshell of blue and cream']],
  [{ Orange: 'O/O' }, ['Cream tabby']],
  [{ Orange: 'O/O', Dilute: 'D/d', 'Siamese allele': 'cs/cs' }, ['Red point']],
  [{ 'Dominant white': 'N/DW' }, ['White all over']],
  [{ 'Albino allele': 'c/c', Orange: 'O/o' }, ['Albino white']],
])('a cat with %o', (found, colours) => expect(coat('cat', { ...cat, ...found })?.colours).toEqual(colours))

test('orange is open where it was not tested, and a tom has no tortoiseshell; white is shown apart', () => {
  const open = without(cat, 'Orange', 'Dominant white')
  expect(coat('cat', open)?.colours).toEqual(['Blue', 'Tortoiseshell of blue and cream', 'Cream tabby'])
  const tom = coat('cat', open, 'male')
  expect(tom).toMatchObject({ colours: ['Blue', 'Cream tabby'], rare: { colours: ['White all over'] } })
  expect(namesOf(tom?.untested)).toEqual([testNamed('Orange').name])
  expect(coat('cat', { ...open, Orange: 'O/Y' }, 'male')?.colours).toEqual(['Cream tabby'])
  expect(coat('cat', { ...cat, 'White spotting': 'N/Ws' })?.marks).toEqual(['White spotting'])
})

test('every cat whose loci are known has one coat, and every coat one name', () => {
  const coats = wholeCatCoats('common')
  expect(new Set(coats.map(({ name }) => name)).size).toBe(coats.length)
  const pairs = wholeCatLoci.map(({ key, alleles }) =>
    fc.constantFrom(
      ...possibleGenotypes(alleles, false),
      ...(key === 'orange'
        ? [
            ['O', noCopy],
            ['o', noCopy],
          ]
        : []),
    ),
  )
  fc.assert(
    fc.property(fc.tuple(...pairs), (one) => {
      const possible = Object.fromEntries(wholeCatLoci.map(({ key }, index) => [key, [one[index] ?? []]]))
      expect(coatsIn(wholeCatLoci, coats, possible)).toHaveLength(1)
    }),
    { numRuns: 500 },
  )
})
