import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TaxRate, wholeRate } from '../../reference/tax/taxes.ts'
import { calculateTotals } from './totals.ts'

const none = { wanted: 0, balance: 0, worth: 1 }
const untaxed = { rates: [], isPending: false }
const plain = { coupons: [], points: none, shipping: 0, tax: untaxed }
const gst = { name: 'GST', rate: 10_000, isIncluded: true, isOnDelivery: true }
const hst = { name: 'HST', rate: 13_000, isIncluded: false, isOnDelivery: true }
const taxed = (...rates: TaxRate[]) => ({ rates, isPending: false })
const tenPercent = { percent: 10, amount: null }
const twenty = { percent: null, amount: 2000 }

test('a plain cart is the sum of its lines and the delivery', () => {
  const totals = calculateTotals({
    lines: [
      { unit: 5800, quantity: 2 },
      { unit: 4200, quantity: 1 },
    ],
    ...plain,
    shipping: 900,
  })
  expect(totals).toMatchObject({ subtotal: 15_800, discount: 0, loyalty: 0, shipping: 900, total: 16_700 })
})

test('coupons come off one after the other, delivery stays whole', () => {
  const totals = calculateTotals({
    lines: [{ unit: 10_000, quantity: 1 }],
    ...plain,
    coupons: [tenPercent, twenty],
    shipping: 900,
  })
  expect(totals).toMatchObject({ discounts: [1000, 2000], discount: 3000, total: 7900 })
})

test('an amount larger than the goods makes them free, not negative', () => {
  expect(calculateTotals({ ...plain, lines: [{ unit: 1500, quantity: 1 }], coupons: [twenty] }).total).toBe(0)
})

test('points are spent no further than the balance and the goods', () => {
  const lines = [{ unit: 1500, quantity: 1 }]
  expect(calculateTotals({ ...plain, lines, points: { wanted: 9999, balance: 700, worth: 1 } }).loyalty).toBe(700)
  expect(calculateTotals({ ...plain, lines, points: { wanted: 9999, balance: 5000, worth: 1 } }).loyalty).toBe(1500)
})

test('a point pays for what it is worth in the currency, and no part of a point is spent', () => {
  const lines = [{ unit: 1505, quantity: 1 }]
  const all = calculateTotals({ ...plain, lines, points: { wanted: 9999, balance: 5000, worth: 10 } })
  expect(all).toMatchObject({ points: 150, loyalty: 1500, total: 5 })
  const some = calculateTotals({ ...plain, lines, points: { wanted: 9999, balance: 70, worth: 10 } })
  expect(some).toMatchObject({ points: 70, loyalty: 700 })
})

const one = (unit: number) => [{ unit, quantity: 1 }]

test('tax that is included is shown, and changes nothing', () => {
  const totals = calculateTotals({ ...plain, lines: one(5800), shipping: 995, tax: taxed(gst) })
  // 67.95 / 11 = 6.177
  expect(totals).toMatchObject({ total: 6795, taxes: [{ name: 'GST', isIncluded: true, amount: 618 }] })
})

test('tax that is added comes on the goods after discounts and points, and on delivery', () => {
  const points = { wanted: 500, balance: 500, worth: 1 }
  const totals = calculateTotals({
    lines: one(10_000),
    coupons: [tenPercent],
    points,
    shipping: 895,
    tax: taxed(hst),
  })
  // (100.00 - 10.00 - 5.00 + 8.95) x 13% = 12.2135
  expect(totals).toMatchObject({ taxes: [{ name: 'HST', amount: 1221 }], total: 8500 + 895 + 1221 })
})

test('delivery is left out where it is not taxed', () => {
  const tax = taxed({ ...hst, isOnDelivery: false })
  expect(calculateTotals({ ...plain, lines: one(10_000), shipping: 895, tax }).taxes).toMatchObject([{ amount: 1300 }])
})

test('it is rounded once, for the order: half a cent up', () => {
  // Three lines of 0.35: 0.035 each, 0.105 together.
  const lines = [one(35), one(35), one(35)].flat()
  expect(calculateTotals({ ...plain, lines, tax: taxed({ ...hst, rate: 10_000 }) }).taxes).toMatchObject([
    { amount: 11 },
  ])
})

test('two taxes of one place are each worked out of the price, not of one another', () => {
  const quebec = taxed({ ...hst, name: 'GST', rate: 5000 }, { ...hst, name: 'QST', rate: 9975 })
  expect(calculateTotals({ ...plain, lines: one(10_000), tax: quebec })).toMatchObject({
    taxes: [
      { name: 'GST', amount: 500 },
      { name: 'QST', amount: 998 },
    ],
    total: 11_498,
  })
})

test('what costs nothing is not taxed, and no tax is named', () => {
  const tax = taxed(hst)
  expect(calculateTotals({ ...plain, lines: one(1500), coupons: [twenty], tax })).toMatchObject({ total: 0, taxes: [] })
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
      fc.record({ wanted: amount, balance: amount, worth: fc.constantFrom(1, 10) }),
      amount,
      fc.array(
        fc.record({
          name: fc.constant('Tax'),
          rate: fc.integer({ min: 1, max: 30_000 }),
          isIncluded: fc.boolean(),
          isOnDelivery: fc.boolean(),
        }),
        { maxLength: 2 },
      ),
      (lines, coupons, points, shipping, rates) => {
        const totals = calculateTotals({ lines, coupons, points, shipping, tax: taxed(...rates) })
        const goods = totals.subtotal - totals.discount - totals.loyalty
        const added = totals.taxes.filter(({ isIncluded }) => !isIncluded)
        const sum = added.reduce((all, tax) => all + tax.amount, 0)
        expect(totals.total).toBe(goods + totals.shipping + sum)
        expect(totals.loyalty).toBe(totals.points * points.worth)
        // Whoever pays the tax on to the state finds the rate again, to half a unit.
        for (const { rate, isIncluded, amount: part } of totals.taxes) {
          const bases = [goods, goods + totals.shipping].map((base) => (isIncluded ? base - part : base))
          expect(bases.some((net) => Math.abs(part - (net * rate) / wholeRate) <= 0.5 * (1 + rate / wholeRate))).toBe(
            true,
          )
        }
        expect(totals.discounts.reduce((sum, off) => sum + off, 0)).toBe(totals.discount)
        for (const part of [
          totals.discount,
          totals.loyalty,
          totals.total,
          ...totals.discounts,
          ...totals.taxes.map((tax) => tax.amount),
        ]) {
          expect(Number.isInteger(part)).toBe(true)
          expect(part).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})

test('a gift card is neither discounted nor taxed, and no gift card pays for it', () => {
  const totals = calculateTotals({
    ...plain,
    lines: [...one(10_000), { unit: 5000, quantity: 1, isGiftCard: true }],
    coupons: [tenPercent],
    points: { wanted: 99_999, balance: 99_999, worth: 1 },
    tax: taxed(hst),
    giftCards: [20_000],
  })
  expect(totals).toMatchObject({
    subtotal: 15_000,
    discount: 1000,
    loyalty: 9000,
    taxes: [],
    giftCards: [0],
    total: 5000,
  })
})

test('gift cards pay one after the other what is left, delivery and tax too, which they do not change', () => {
  const without = calculateTotals({ ...plain, lines: one(10_000), shipping: 900, tax: taxed(hst) })
  expect(without.total).toBe(12_317)
  const paid = calculateTotals({
    ...plain,
    lines: one(10_000),
    shipping: 900,
    tax: taxed(hst),
    giftCards: [5000, 10_000, 1],
  })
  expect(paid).toEqual({ ...without, giftCards: [5000, 7317, 0], total: 0 })
})
