import { expect, test } from 'vitest'
import { traitGroupOf, traitName } from './trait-name.ts'

test.each([
  ['Coat colour E locus (recessive red)', 'Recessive red (E locus)'],
  ['Coat pattern M locus (merle)', 'Merle (M locus)'],
  ['Dilute', 'Dilute'],
  ['Coat length I (FGF5 L1)', 'Coat length I (FGF5 L1)'],
])('%s is called %s', (name, said) => {
  expect(traitName(name)).toBe(said)
})

test.each([
  ['Coat colour E locus (recessive red)', 'Colour and pattern'],
  ['Ticking / roan (T locus, Tr)', 'Colour and pattern'],
  ['Coat length I (FGF5 L1)', 'Coat'],
  ['Furnishings / improper coat (RSPO2)', 'Coat'],
  ['Natural bobtail (brachyury, T locus)', 'Body'],
  ['Munchkin short legs', 'Body'],
])('%s is about %s', (name, group) => {
  expect(traitGroupOf(name)).toBe(group)
})
