import { describe, expect, test } from 'vitest'
import { crossOf, maxRows, pairIn, crossQueryOf, rowsIn } from './cross-query.ts'
import { rowsOf, withParent } from './pair-rows.ts'

const read = (text: string) => new URLSearchParams(text)

describe('the address', () => {
  test('holds a whole cross', () => {
    const rows = [
      { type: '2002', dam: 'N/CEA', sire: 'N/N' },
      { type: 'x_linked', dam: 'N/M', sire: '?' },
    ]
    expect(rowsIn(read(crossQueryOf(rows)))).toEqual(rows)
    expect(crossOf(rows)).toEqual({
      types: ['2002', 'x_linked'],
      dam: ['N/CEA', 'N/M'],
      sire: ['N/N', '?'],
    })
  })
  test('may name one parent only: the other is untested', () => {
    expect(rowsIn(read('tests=2002&dam=N/CEA'))).toEqual([{ type: '2002', dam: 'N/CEA', sire: '?' }])
  })
  test('sends nothing when it names no test', () => expect(crossOf(rowsIn(read('dam=N/CEA')))).toBeNull())
  test('leaves the animals that were chosen', () => {
    const ids = { damId: 'skye', sireId: 'bracken' }
    expect(pairIn(read(crossQueryOf([{ type: '2002', dam: 'N/CEA', sire: '?' }], ids)))).toEqual(ids)
    expect(pairIn(read('tests=2002&dam=N/CEA'))).toEqual({})
  })
  test('names a test once, and no more loci than the server takes', () => {
    expect(rowsIn(read('tests=2002,2002,2003'))).toHaveLength(2)
    expect(rowsIn(read(`tests=${Array.from({ length: 20 }, (_, index) => index + 1).join(',')}`))).toHaveLength(maxRows)
  })
})

describe('an animal’s results', () => {
  const eyes = {
    product: { id: 2002, name: 'Eyes' },
    dam: 'N/CEA',
    sire: 'N/N',
    damGenerations: null,
    sireGenerations: null,
    conflicting: [],
    isFinding: true,
    isPassedOn: false,
  }
  const nerves = {
    product: { id: 2003, name: 'Nerves' },
    dam: 'N/N',
    sire: 'N/TNS',
    damGenerations: null,
    sireGenerations: null,
    conflicting: [],
    isFinding: true,
    isPassedOn: false,
  }
  const clear = {
    product: { id: 2004, name: 'Other' },
    dam: 'N/N',
    sire: 'N/N',
    damGenerations: null,
    sireGenerations: null,
    conflicting: [],
    isFinding: false,
    isPassedOn: false,
  }
  const pair = { dam: null, sire: null, tests: [eyes, nerves, clear] }
  /** As the shop answers before the other parent is chosen. */
  const alone = (sex: 'dam' | 'sire') => ({
    ...pair,
    tests: pair.tests.map((test) => ({
      ...test,
      [sex === 'dam' ? 'sire' : 'dam']: null,
      isFinding: test === (sex === 'dam' ? eyes : nerves),
    })),
  })
  const both = [
    { type: '2002', dam: 'N/CEA', sire: 'N/N' },
    { type: '2003', dam: 'N/N', sire: 'N/TNS' },
  ]

  test.each([
    ['dam', 'sire'],
    ['sire', 'dam'],
  ] as const)(
    'are whole and in one order with the %s chosen first: nobody who was tested is untested',
    (first, second) => {
      const rows = withParent([{ type: '', dam: '?', sire: '?' }], first, alone(first))
      expect(withParent(rows, second, pair)).toEqual(both)
    },
  )
  test('of another animal take the place of those before, and what was filled in by hand for the other stays', () => {
    const typed = [
      { type: '2002', dam: 'CEA/CEA', sire: 'N/CEA' },
      { type: 'x_linked', dam: 'N/M', sire: 'M/Y' },
    ]
    expect(withParent(typed, 'sire', pair)).toEqual([
      { type: 'x_linked', dam: 'N/M', sire: '?' },
      { type: '2002', dam: 'CEA/CEA', sire: 'N/N' },
      { type: '2003', dam: 'N/N', sire: 'N/TNS' },
    ])
  })
  test('show what the young may look like besides what they may fall ill of', () => {
    const dilute = { ...clear, product: { id: 2033, name: 'Dilute' }, dam: 'D/d', sire: 'D/d', isPassedOn: true }
    const colours = { ...pair, tests: [eyes, dilute, clear] }
    const all = [
      { type: '2002', dam: 'N/CEA', sire: 'N/N' },
      { type: '2033', dam: 'D/d', sire: 'D/d' },
    ]
    expect(rowsOf(colours)).toEqual(all)
    expect(withParent([{ type: '2002', dam: 'N/CEA', sire: '?' }], 'sire', colours)).toEqual(all)
  })
  test('that are all clear show a few tests nevertheless', () => {
    const many = Array.from({ length: 5 }, (_, id) => ({ ...clear, product: { id: id + 1, name: 'A' } }))
    expect(rowsOf({ ...pair, tests: many })).toHaveLength(3)
    expect(rowsOf(pair)).toEqual(both)
  })
})
