import { expect, test } from 'vitest'
import { farOut, rows, savedAs, workbook, workbooks } from '../../../test/xlsx.ts'
import { isBounded } from './xlsx-bounds.ts'

test.each(workbooks)('%s is bounded', (file) => {
  expect(isBounded(savedAs(file))).toBe(true)
})

test.each([
  ['rows formatted to their end', '<row r="1048576"><c r="XFD1048576" s="1"/></row>'],
  ['another element with such a number', '<row r="3"/></sheetData><stop r="50000"/><sheetData>'],
])('%s are bounded: nothing is written there', (_, xml) => {
  expect(isBounded(workbook(rows + xml))).toBe(true)
})

test.each(Object.entries(farOut))('a value far out is not: %s', (_, cell) => {
  expect(isBounded(workbook(rows + cell))).toBe(false)
})
