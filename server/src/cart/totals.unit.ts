import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateTotals } from './totals.ts'

const none = { wanted: 0, balance: 0 }
const tenPercent = { percent: 10, amount: null }
const twenty = { percent: null, amount: 2000 }

test('a plain cart is the sum of its lines and the delivery', () => {
  const totals = calculateTotals({
    lines: [
      { unit: 5800, quantity: 2 },
      { unit: 4200, quantity: 1 },
    ],
    coupons: [],
    points: none,
    shipping: 900,
  })
  expect(totals).toMatchObject({ subtotal: 15_800, discount: 0, loyalty: 0, shipping: 900, total: 16_700 })
})

test('coupons come off one after the other, delivery stays whole', () => {
  const totals = calculateTotals({
    lines: [{ unit: 10_000, quantity: 1 }],
    coupons: [tenPercent, twenty],
    points: none,
    shipping: 900,
  })
  expect(totals).toMatchObject({ discounts: [1000, 2000], discount: 3000, total: 7900 })
})

test('an amount larger than the goods makes them free, not negative', () => {
  expect(
    calculateTotals({ lines: [{ unit: 1500, quantity: 1 }], coupons: [twenty], points: none, shipping: 0 }).total,
  ).toBe(0)
})

test('points are spent no further than the balance and the goods', () => {
  const lines = [{ unit: 1500, quantity: 1 }]
  expect(calculateTotals({ lines, coupons: [], points: { wanted: 9999, balance: 700 }, shipping: 0 }).loyalty).toBe(700)
  expect(calculateTotals({ lines, coupons: [], points: { wanted: 9999, balance: 5000 }, shipping: 0 }).loyalty).toBe(
    1500,
  )
})

const amount = fc.integer({ min: 0, max: 10_000_000 })
const coupon = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percent) => ({ percent, amount: null })),
  amount.map((off) => ({ percent: null, amount: off })),
)

test('for any input, the parts add up in whole units and nothing is negative', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ unit: amount, quantity: fc.integer({ min: 1, max: 99 }) }), { maxLength: 8 }),
      fc.array(coupon, { maxLength: 4 }),
      fc.record({ wanted: amount, balance: amount }),
      amount,
      (lines, coupons, points, shipping) => {
        const totals = calculateTotals({ lines, coupons, points, shipping })
        expect(totals.total).toBe(totals.subtotal - totals.discount - totals.loyalty + totals.shipping)
        expect(totals.discounts.reduce((sum, off) => sum + off, 0)).toBe(totals.discount)
        for (const part of [totals.discount, totals.loyalty, totals.total, ...totals.discounts]) {
          expect(Number.isInteger(part)).toBe(true)
          expect(part).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})
