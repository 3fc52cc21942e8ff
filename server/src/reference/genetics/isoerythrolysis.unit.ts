import { expect, test } from 'vitest'
import { testNamed } from '../../../test/genetics.ts'
import { readBloodGroups } from '../catalogue/blood-group.ts'
import { allelesOf, possibleGenotypes } from './genotype.ts'
import { isoerythrolysisOf, typeKey } from './isoerythrolysis.ts'

const refused: string[] = []
const facts = readBloodGroups(({ file, line }, reason) => refused.push(`${file} ${line} ${reason}`))
const [alleles = []] = allelesOf(testNamed('AB blood group'))
const pair = (dam: string | null, sire: string | null) =>
  isoerythrolysisOf(facts, { dam: dam?.split('/') ?? null, sire: sire?.split('/') ?? null, alleles, isXLinked: false })

test('the file is read whole, and every genotype of the test has a type', () => {
  expect(refused).toEqual([])
  const genotypes = possibleGenotypes(alleles, false)
  expect(genotypes.length).toBeGreaterThan(2)
  expect(genotypes.filter((genotype) => !facts.types.get(typeKey(genotype)))).toEqual([])
  expect(facts.whatToDo).toMatch(/first 24 hours/)
  expect(facts.sources.length).toBeGreaterThan(1)
})

test.each([
  ['b1/b1', 'A/A', 'high', 1, 1],
  ['b1/b2', 'A/b1', 'high', 0.5, 0.5],
  ['b1/b1', 'A/c', 'high', 1, 1],
  ['b1/b1', 'b2/c', 'high', 0.5, 0.5],
  ['b1/b1', 'b1/b3', 'none', 0, 0],
  ['b1/b1', null, 'undetermined', 0, 1],
  ['A/b1', 'b1/b1', 'low', 0, 0],
  ['A/A', 'A/A', 'low', 0, 0],
  ['c/c', 'A/A', 'none', 0, 0],
  ['b1/c', 'A/A', 'none', 0, 0],
  ['A/c', null, 'low', 0, 0],
  [null, 'A/A', 'undetermined', 0, 1],
  [null, 'A/b1', 'undetermined', 0, 0.5],
  [null, 'b1/b1', 'none', 0, 0],
])('a queen %s with a tom %s: %s', (dam, sire, risk, from, to) => {
  const found = pair(dam, sire)
  expect([found.risk, found.atRisk.from, found.atRisk.to]).toEqual([risk, from, to])
  // The advice is there exactly where a kitten can be harmed.
  expect(found.whatToDo !== null).toBe(to > 0)
  expect(found.note).toMatch(/^[A-Z].*\.$/)
})
