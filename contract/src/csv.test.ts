import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf, unmarked } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 1234', "'+49 30 1234"],
  ['-/-', "'-/-"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
  ["'=1", "''=1"],
  // No formula: an amount, and an apostrophe of a name.
  ['-12.50', '-12.50'],
  ["'t Hof", "'t Hof"],
  ['a "b", c', '"a ""b"", c"'],
  [' Skye', '" Skye"'],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
  [7, '7'],
])('%j is written as %j', (cell, text) => {
  expect(csvOf([['name', cell]])).toBe(`name,${text}\n`)
})

test('a file has the line ends and the mark at its beginning that it is given', () => {
  const rows = [['a', 'b'], ['c']]
  expect(csvOf(rows)).toBe('a,b\nc\n')
  expect(csvOf(rows, { hasBom: true, lineEnd: '\r\n' })).toBe('\uFEFFa,b\r\nc\r\n')
})

test('any text is read back as it was, and none as a formula', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^['=+\-@\t\r\n", ]{1,5}$/))
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
      const read: string[][] = parse(csvOf([['first', 'second'], ...rows]), { record_delimiter: '\n' }).slice(1)
      expect(read.map((cells) => cells.map(unmarked))).toEqual(rows)
      for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+@\t\r\n]|^-(?!\d+\.\d\d$)/)
    }),
  )
})
