import { expect, test } from 'vitest'
import { taxAt, taxRows } from './taxes.ts'
import { taxedAs, territories } from './territories.ts'

const today = new Date('2026-11-28T12:00:00Z')
const percentAt = (country: string, postalCode?: string) =>
  taxAt({ country, postalCode }, today).rates.map(({ name, rate }) => `${name} ${rate / 1000}`)

test.each([
  ['the Isle of Man, as its own country', 'IM', 'IM1 1AA', ['VAT 20']],
  ['the Isle of Man, as Britain', 'GB', 'IM1 1AA', ['VAT 20']],
  ['Monaco, as its own country', 'MC', '98000', ['TVA 20']],
  ['Monaco, as France', 'FR', '98000', ['TVA 20']],
  ['Jersey', 'GB', 'je2 3ab', []],
  ['Jersey, as its own country', 'JE', 'JE2 3AB', []],
  ['Guernsey', 'GB', 'GY1 1AA', []],
  ['Gibraltar', 'GB', 'GX11 1AA', []],
  ['London', 'GB', 'SW1A 1AA', ['VAT 20']],
  ['Las Palmas', 'ES', '35001', []],
  ['Tenerife', 'ES', '38 001', []],
  ['Ceuta', 'ES', '51001', []],
  ['Madrid', 'ES', '28001', ['IVA 21']],
  ['Heligoland', 'DE', 'D-27498', []],
  ['Büsingen', 'DE', '78266', []],
  ['Cuxhaven', 'DE', '27472', ['MwSt. 19']],
  ['Livigno', 'IT', '23041', []],
  ['Campione d’Italia', 'IT', '22061', []],
  ['Mount Athos', 'GR', '630 86', []],
  ['Åland', 'FI', 'FI-22100', []],
  ['Helsinki', 'FI', '00100', ['VAT 25.5']],
  ['Guadeloupe', 'FR', '97100', []],
  ['Réunion', 'FR', '97400', []],
  ['French Polynesia', 'FR', '98714', []],
  ['Paris', 'FR', '75001', ['TVA 20']],
  ['Nuuk', 'DK', '3900', []],
  ['Copenhagen', 'DK', '1050', ['VAT 25']],
  ['Madeira', 'PT', '9000-018', ['IVA 22']],
  ['the Azores', 'PT', '9500-150', ['IVA 16']],
  ['Lisbon', 'PT', '1000-001', ['IVA 23']],
  ['Jungholz', 'AT', '6691', ['VAT 19']],
  ['Vienna', 'AT', '1010', ['VAT 20']],
  ['Norfolk Island', 'AU', '2899', []],
  ['Christmas Island', 'AU', '6798', []],
  ['Lord Howe Island', 'AU', '2898', ['GST 10']],
  ['Sydney', 'AU', '2000', ['GST 10']],
  ['France without a postcode', 'FR', undefined, ['TVA 20']],
])('%s is taxed as the table says', (_, country, postcode, taxes) => {
  expect(percentAt(country, postcode)).toEqual(taxes)
})

test('what was worked out for an order holds, whatever its postcode', () => {
  expect(taxAt({ country: 'ES', region: null }, today).rates).toEqual([])
  expect(taxAt({ country: 'PT', region: 'PT-AZORES' }, today).rates).toMatchObject([{ rate: 16_000 }])
})

test('each territory is taxed as something that the table of taxes has, and is another one than its country', () => {
  for (const { country, taxedAs: name } of territories) {
    expect(name).not.toBe(country)
    if (name) expect(taxRows.some((row) => row.country === name)).toBe(true)
  }
  // A rate of a region that no postcode leads to would never be charged.
  for (const { country } of taxRows)
    if (country.includes('-')) expect(territories.some((one) => one.taxedAs === country)).toBe(true)
})

test('no postcode is of two territories', () => {
  const all = territories.flatMap(({ country, postcodes }) => postcodes.map((postcode) => ({ country, postcode })))
  for (const { country, postcode } of all)
    expect(all.filter((one) => one.country === country && postcode.startsWith(one.postcode))).toHaveLength(1)
  expect(taxedAs('AU', '')).toBe('AU')
})
