import { priceOf } from '@shop/contract/money'
import { expect, test } from 'vitest'
import { priceDifference, testsText } from './price-difference.ts'

test.each([
  [16500, 17400, '$9.00 less'],
  [16500, 5800, '$107.00 more'],
  [16500, 16500, 'for the same price'],
])('%i beside %i is %s', (price, beside, text) => {
  expect(priceDifference(priceOf(price, 'USD'), priceOf(beside, 'USD'), 'US')).toBe(text)
})

test('counts tests as people do', () => {
  expect([testsText(1), testsText(12, 'more')]).toEqual(['1 test', '12 more tests'])
})
