import { describe, expect, test } from 'vitest'
import { crossIn, maxRows, queryOf, rowsIn } from './cross-query.ts'
import { filledIn } from './known.ts'

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
