import { describe, expect, test } from 'vitest'
import { crossIn, maxRows, queryOf, rowsIn } from './cross-query.ts'
import { filledIn } from './known.ts'
import { genotypesOf } from './genotype-options.ts'

const read = (text: string) => new URLSearchParams(text)

describe('the address', () => {
  test('holds a whole cross', () => {
    const rows = [
      { type: '2002', dam: 'N/CEA', sire: 'N/N' },
      { type: 'x_linked', dam: 'N/M', sire: '?' },
    ]
    expect(rowsIn(read(queryOf(rows)))).toEqual(rows)
    expect(crossIn(read(queryOf(rows)))).toEqual({
      types: ['2002', 'x_linked'],
      dam: ['N/CEA', 'N/M'],
      sire: ['N/N', '?'],
    })
  })
  test('may name one parent only: the other is untested', () => {
    expect(rowsIn(read('tests=2002&dam=N/CEA'))).toEqual([{ type: '2002', dam: 'N/CEA', sire: '?' }])
  })
  test('asks nothing when it names no test', () => expect(crossIn(read('dam=N/CEA'))).toBeNull())
  test('names a test once, and no more loci than the server takes', () => {
    expect(rowsIn(read('tests=2002,2002,2003'))).toHaveLength(2)
    expect(rowsIn(read(`tests=${Array.from({ length: 20 }, (_, index) => index + 1).join(',')}`))).toHaveLength(maxRows)
  })
})

describe('the genotypes to choose from', () => {
  test.each([
    [['N', 'CEA'], false, 'dam', ['N/N', 'N/CEA', 'CEA/CEA']],
    [[], false, 'sire', ['N/N', 'N/M', 'M/M']],
    [['O', 'o'], true, 'dam', ['O/O', 'O/o', 'o/o']],
    [['O', 'o'], true, 'sire', ['O/Y', 'o/Y']],
    [['B', 'b', 'bl'], false, 'dam', ['B/B', 'B/b', 'B/bl', 'b/b', 'b/bl', 'bl/bl']],
  ] as const)('%j, X-linked %s, %s', (alleles, linked, sex, genotypes) => {
    expect(genotypesOf(alleles, linked, sex)).toEqual(genotypes)
  })
})

describe('an animal’s results', () => {
  const finding = { type: '2002', genotype: 'N/CEA', isMattering: true }
  const clear = { type: '2003', genotype: 'N/N', isMattering: false }
  test('bring a row for each finding', () => {
    expect(filledIn([{ type: '', dam: '?', sire: '?' }], 'dam', [finding, clear])).toEqual([
      { type: '2002', dam: 'N/CEA', sire: '?' },
    ])
  })
  test('fill in what the other parent brought', () => {
    const rows = [{ type: '2003', dam: 'N/TNS', sire: '?' }]
    expect(filledIn(rows, 'sire', [finding, clear])).toEqual([
      { type: '2003', dam: 'N/TNS', sire: 'N/N' },
      { type: '2002', dam: '?', sire: 'N/CEA' },
    ])
  })
  test('that are all clear show a few tests nevertheless', () => {
    expect(filledIn([], 'dam', [clear])).toEqual([{ type: '2003', dam: 'N/N', sire: '?' }])
  })
})
