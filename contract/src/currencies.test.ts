import { expect, test } from 'vitest'
import { currencies, currencyTable, pointsIn, pointsWorth } from './currencies.ts'
import { delivery } from './delivery.ts'
import { currencyOf } from './money.ts'
import { postedTo, postedToNames, shippingCountries } from './posted-to.ts'

test.each(currencies)('%s has the decimals that amounts are calculated in, and its own sign', (currency) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  expect(format.resolvedOptions().maximumFractionDigits).toBe(2)
  expect(format.formatToParts(1)[0]?.value).toBe(currencyTable[currency].symbol)
})

test.each(currencies)('gift cards in %s rise, and each fits into one order', (currency) => {
  const { giftCards, orderLimit } = currencyTable[currency]
  expect(giftCards.toSorted((one, other) => one - other)).toEqual(giftCards)
  expect(new Set(giftCards).size).toBe(giftCards.length)
  expect((giftCards.at(-1) ?? 0) * 100).toBeLessThan(orderLimit)
})

// The page on points says so (loyalty-program.mdx): a currency of another worth is said there too.
test.each(currencies)('a point is worth a cent or a penny: %s', (currency) => {
  expect(pointsWorth(500, currency)).toBe(500)
  expect(pointsIn(500, currency)).toBe(500)
})

test('a currency with a point of another worth: whole points alone are in an amount', () => {
  const euro = { ...currencyTable.EUR }
  Object.assign(currencyTable.EUR, { point: 10 })
  expect(pointsWorth(7, 'EUR')).toBe(70)
  expect(pointsIn(79, 'EUR')).toBe(7)
  Object.assign(currencyTable.EUR, euro)
})

test.each(shippingCountries)(
  '%s is posted to in its own currency, faster by express, each way with an id of its own',
  (code) => {
    const { standard, express } = delivery[code]
    expect(currencyOf(code)).toBe(postedTo[code].currency)
    expect(express.days[1]).toBeLessThan(standard.days[1])
    for (const { days, amounts } of [standard, express]) {
      expect(days[0]).toBeLessThanOrEqual(days[1])
      for (const currency of currencies) expect(amounts[currency]).toBeGreaterThan(0)
    }
    const ids = Object.values(delivery).flatMap((ways) => [ways.standard.id, ways.express.id])
    expect(ids.filter((id) => id === standard.id || id === express.id)).toHaveLength(2)
  },
)

test('the countries in a sentence', () => {
  expect(postedToNames()).toBe('Australia, Canada, New Zealand and the United States')
})
