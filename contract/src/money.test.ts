import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { currencyOf, formatMoney, priceOf, toAmount, toMinor } from './money.ts'
import { priceSchema } from './price.ts'

const cents = integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 })

test('an amount on the wire is the same number of cents when it comes back', () => {
  assert(property(cents, (minor) => toMinor(toAmount(minor)) === minor))
  assert(property(cents, (minor) => toMinor(JSON.parse(JSON.stringify(toAmount(minor)))) === minor))
})

test('cents that floating point cannot hold', () => {
  expect(toMinor(0.1 + 0.2)).toBe(30)
  expect(toMinor(1.15)).toBe(115)
  expect(toMinor(19.99)).toBe(1999)
})

/** Intl puts no-break spaces of several kinds beside a sign. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  ['USD', 'US', '$1,234.50'],
  ['AUD', 'AU', '$1,234.50'],
  ['CAD', 'CA', '$1,234.50'],
  ['GBP', 'GB', '£1,234.50'],
  ['EUR', 'FR', '1 234,50 €'],
  ['USD', 'ZZ', '$1,234.50'],
])('%s in %s is %s', (currency, country, text) => {
  expect(plain(formatMoney(123_450, currency, country))).toBe(text)
})

test('a price fits its schema', async () => {
  const price = priceOf(5800, 'USD', 'US')
  expect(price).toEqual({ amount: 58, currency: 'USD', label: '$58.00' })
  await expect(priceSchema.validate(price, { strict: true })).resolves.toEqual(price)
  await expect(priceSchema.validate({ ...price, currency: 'RUB' }, { strict: true })).rejects.toThrow('currency')
})

test.each([
  ['AU', 'AUD'],
  ['US', 'USD'],
  ['CA', 'CAD'],
  ['FR', 'EUR'],
  ['GB', 'GBP'],
  ['RU', 'USD'],
  ['NZ', 'USD'],
])('%s pays in %s', (country, currency) => expect(currencyOf(country)).toBe(currency))
