import { expect, test } from 'vitest'
import { singleTests, testNamed } from '../../../test/genetics.ts'
import { chromosomeOf, chromosomes } from './chromosomes.ts'
import { speciesOf } from './test-facts.ts'

const lines = Object.entries(chromosomes).flatMap(([species, genes]) =>
  Object.entries(genes).map(([gene, place]) => ({ species, gene, ...place })),
)

test.each(lines)('$species $gene names a chromosome, its source, and a gene of the catalogue', (line) => {
  expect(line.chromosome).toMatch(
    line.species === 'dog' ? /^([1-9]|[12]\d|3[0-8])$/ : /^([ABD][1-4]|C[12]|E[1-3]|F[12])$/,
  )
  expect(line.source).toMatch(/^https:\/\/\S+$/)
  expect(singleTests.some((facts) => speciesOf(facts) === line.species && facts.gene === line.gene)).toBe(true)
})

test.each([
  ['Collie eye anomaly', '37'],
  ['Haemophilia A', 'X'],
  ['Chondrodystrophy with IVDD risk', '12'],
  ['Chondrodysplasia (CDPA', '18'],
  ['Hypertrophic cardiomyopathy, Sphynx', 'A3'],
  ['Brown (chocolate and cinnamon)', 'D4'],
  ['Cystinuria type III', null],
])('%s: chromosome %s', (name, chromosome) => expect(chromosomeOf(testNamed(name))).toBe(chromosome))

test('a gene that mutates on the X is X in every test', () => {
  const onX = singleTests.filter(({ modeOfInheritance }) => modeOfInheritance?.startsWith('X-linked'))
  expect(new Set(onX.map(chromosomeOf))).toEqual(new Set(['X']))
})
