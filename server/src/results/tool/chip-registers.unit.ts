import { expect, test } from 'vitest'
import { readChipRegisters, registersFor } from './chip-registers.ts'

const names = (code: string, country: string) => registersFor(code, country).map(({ name }) => name)

test('every line of the file is read', () => {
  const refused: string[] = []
  const all = readChipRegisters(({ line }, reason) => refused.push(`${line} ${reason}`))
  expect(refused).toEqual([])
  expect(new Set(all.map(({ page }) => page)).size).toBe(all.length)
})

test('a country’s number goes to its own registers first, a maker’s to those where the visitor is', () => {
  expect(names('036098100000001', 'GB')).toEqual(['Pet Address', 'Check a Chip', 'Europetnet'])
  expect(names('578098100000001', 'NO')).toEqual(['DyreID', 'Europetnet'])
  expect(names('276098100000001', 'US')).toEqual(['Europetnet', 'AAHA Universal Pet Microchip Lookup'])
  expect(names('981020000310301', 'NZ')).toEqual(['New Zealand Companion Animal Register'])
  expect(names('4A5B6C7D8E', 'AU')).toEqual(['Pet Address'])
})

test('where neither has a register that we know, all are named', () => {
  expect(names('981020000310301', 'BR')).toHaveLength(8)
})
