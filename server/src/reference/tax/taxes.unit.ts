import { countriesWithStates, regionalStores } from '@shop/contract/constants'
import { expect, test } from 'vitest'
import { taxAt, type TaxRow, taxRows, withoutOverlaps } from './taxes.ts'

const today = new Date('2026-11-22T12:00:00Z')
const named = (country: string, state?: string, at = today) =>
  taxAt({ country, state }, at).rates.map(({ name, rate, isIncluded }) => [name, rate / 1000, isIncluded])

test.each([
  ['AU', 'NSW', [['GST', 10, true]]],
  ['NZ', undefined, [['GST', 15, true]]],
  ['GB', undefined, [['VAT', 20, true]]],
  ['FR', undefined, [['TVA', 20, true]]],
  ['DE', undefined, [['MwSt.', 19, true]]],
  ['CA', 'ON', [['HST', 13, false]]],
  ['CA', 'AB', [['GST', 5, false]]],
  ['CA', 'NS', [['HST', 14, false]]],
  // Quebec's own tax waits for its registration.
  ['CA', 'QC', [['GST', 5, false]]],
  ['US', 'CA', []],
  ['JP', undefined, []],
])('%s %s is taxed as the table says', (country, state, taxes) => {
  expect(named(country, state)).toEqual(taxes)
  expect(taxAt({ country, state }, today).isPending).toBe(false)
})

test('a rate holds from its day on, and the one before it until then', () => {
  expect(named('CA', 'NS', new Date('2025-03-31T23:59:59Z'))).toEqual([['HST', 15, false]])
  expect(named('CA', 'NS', new Date('2025-04-01T00:00:00Z'))).toEqual([['HST', 14, false]])
})

test('a tax by state waits for the state; where all of them are switched off nothing waits', () => {
  expect(taxAt({ country: 'CA' }, today)).toEqual({ rates: [], isPending: true })
  expect(taxAt({ country: 'US' }, today)).toEqual({ rates: [], isPending: false })
  const switched = taxRows.map((row) => (row.state === 'WA' ? { ...row, isActive: true } : row))
  expect(taxAt({ country: 'US' }, today, switched).isPending).toBe(true)
  expect(taxAt({ country: 'US', state: 'WA' }, today, switched).rates).toMatchObject([{ rate: 6500 }])
  expect(taxAt({ country: 'US', state: 'OR' }, today, switched).rates).toEqual([])
})

test('the newest line decides, also when it switches a tax off', () => {
  const off = taxRows
    .filter(({ country }) => country === 'AU')
    .map((row) => ({ ...row, validFrom: '2026-01-01', isActive: false }))
  expect(taxAt({ country: 'AU' }, today, [...taxRows, ...off]).rates).toEqual([])
})

test('the table says how each country of a regional store is taxed, and names no tax by state where addresses have none', () => {
  for (const country of regionalStores) expect(taxRows.some((row) => row.country === country)).toBe(true)
  for (const { country, state } of taxRows) if (state) expect(countriesWithStates).toContain(country)
})

test('prices hold one tax at most: two included taxes could not both be shown', () => {
  const included = taxRows.filter(({ isIncluded }) => isIncluded)
  expect(included.length).toBeGreaterThan(5)
  for (const { country, state } of included)
    expect(taxAt({ country, state }, today).rates.length).toBeLessThanOrEqual(1)
})

test('a tax of a new name beside the old one does not load: a customer would pay both', () => {
  const gst = taxRows.find(({ country }) => country === 'AU') as TaxRow
  const vat: TaxRow = { ...gst, name: 'VAT', rate: 12_000, validFrom: '2027-07-01' }
  expect(() => withoutOverlaps([gst, vat])).toThrow(
    'taxes.csv: from 2027-07-01 prices in AU would hold GST and VAT: end the one that the other replaces',
  )
  const end: TaxRow = { ...gst, validFrom: '2027-07-01', isActive: false }
  expect(withoutOverlaps([gst, vat, end])).toHaveLength(3)
  // Of a state beside that of its country, whichever begins first.
  const ofState: TaxRow = { ...vat, state: 'NSW', validFrom: '1999-07-01' }
  expect(() => withoutOverlaps([ofState, gst])).toThrow('prices in AU NSW would hold')
  // Taxes on top are several in some places.
  expect(withoutOverlaps([gst, { ...vat, isIncluded: false }])).toHaveLength(2)
})
