import { describe, expect, test } from 'vitest'
import { ancestorsOf, kinshipIn, type Parents } from './kinship.ts'

/** "Pup Dam Sire", a dash for a parent that is not on record. */
const pedigree = (...lines: string[]): Map<string, Parents> =>
  new Map(
    lines.map((line) => {
      const [id = '', damId = '-', sireId = '-'] = line.split(' ')
      return [id, { damId: damId === '-' ? null : damId, sireId: sireId === '-' ? null : sireId }]
    }),
  )

/** The coefficients of inbreeding that are known for offspring of such pairs. */
test.each<[string, string[], [string, string], number]>([
  ['strangers', [], ['Ann', 'Ben'], 0],
  ['a mother and her son', ['Ben Ann -'], ['Ann', 'Ben'], 0.25],
  ['full siblings', ['Ann Mum Dad', 'Ben Mum Dad'], ['Ann', 'Ben'], 0.25],
  ['half-siblings', ['Ann Mum -', 'Ben Mum Dad'], ['Ann', 'Ben'], 0.125],
  ['a granddaughter', ['Ann - Ben', 'Kit Ann -'], ['Kit', 'Ben'], 0.125],
  ['first cousins', ['Mo Gran Grandad', 'Jo Gran Grandad', 'Ann Mo -', 'Ben Jo -'], ['Ann', 'Ben'], 0.0625],
  ['double first cousins', ['A G H', 'B G H', 'C I J', 'D I J', 'Ann A C', 'Ben B D'], ['Ann', 'Ben'], 0.125],
  ['offspring of full siblings', ['A M D', 'B M D', 'Ann A B', 'Ben A B'], ['Ann', 'Ben'], 0.375],
])('%s', (_, lines, [one, other], expected) => {
  const kinship = kinshipIn(pedigree(...lines))
  expect(kinship(one, other)).toBe(expected)
  expect(kinship(other, one)).toBe(expected)
})

describe('a pedigree with a ring', () => {
  const ring = pedigree('Ann Ben -', 'Ben Ann -')
  test('ends', () => {
    expect(kinshipIn(ring)('Ann', 'Ben')).toBeGreaterThanOrEqual(0)
    expect([...ancestorsOf(ring, 'Ann')].toSorted()).toEqual(['Ann', 'Ben'])
  })
})

test('ancestors are all that is on record above an animal', () => {
  const known = pedigree('Pup Dam Sire', 'Dam Gran -', 'Other Dam -')
  expect([...ancestorsOf(known, 'Pup')].toSorted()).toEqual(['Dam', 'Gran', 'Sire'])
})
