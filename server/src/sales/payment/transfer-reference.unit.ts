import { expect, test } from 'vitest'
import { namedIn, referenceOf } from './transfer-reference.ts'

test('the check digits are those of ISO 11649', () => {
  // The standard's own example.
  expect(referenceOf('539007547034')).toBe('RF18539007547034')
  expect(referenceOf('KP-100042')).toMatch(/^RF\d\dKP100042$/)
})

const kp = referenceOf('KP-100042')

test.each([
  ['as it is shown', kp],
  ['in small letters, in groups of four', kp.toLowerCase().replace(/(.{4})/g, '$1 ')],
  ['with words around it', `Dana Whitfield ${kp} thank you`],
  ['with a date behind it', `${kp} 20261122`],
  ['beside the bare number of another', `KP-100043 ${kp}`],
])('%s, a reference names its order', (_, written) => {
  expect(namedIn(written)).toEqual({ numbers: ['KP-100042'], isChecked: true })
})

test('a reference with a digit that is wrong, missing or exchanged names nothing', () => {
  for (let at = 2; at < kp.length; at++) {
    if (!/\d/.test(kp[at] ?? '')) continue
    const wrong = `${kp.slice(0, at)}${(Number(kp[at]) + 1) % 10}${kp.slice(at + 1)}`
    expect(namedIn(wrong).numbers, wrong).toEqual([])
  }
  expect(namedIn(kp.replace('100042', '100024')).numbers).toEqual([])
})

test('a number without check digits is named, with a remark that it has none', () => {
  expect(namedIn('Order KP-100042')).toEqual({ numbers: ['KP-100042'], isChecked: false })
  expect(namedIn('kp 100042 kp100042')).toEqual({ numbers: ['KP-100042'], isChecked: false })
  expect(namedIn('INV-100012 and INV-100013').numbers).toEqual(['INV-100012', 'INV-100013'])
  expect(namedIn('KP-100042 20261122').numbers).toEqual(['KP-100042'])
  expect(namedIn('for the dog')).toEqual({ numbers: [], isChecked: false })
})
