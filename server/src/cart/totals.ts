import type { Minor } from '@shop/contract/money'

/** Percent off, or an amount off: exactly one of the two. */
type CouponRule = { percent: number | null; amount: Minor | null }

type Lines = { unit: Minor; quantity: number }[]
type TotalsInput = {
  lines: Lines
  coupons: CouponRule[]
  /** Points the visitor asks to spend and has; a point is worth one smallest unit of the cart's currency. */
  points: { wanted: number; balance: number }
  shipping: Minor
}

/**
 * The totals of a cart, in minor units. Coupons come off the goods in the order they were given, each from what the
 * ones before left; then loyalty points; delivery is never discounted. Nothing goes below zero.
 */
export function calculateTotals({ lines, coupons, points, shipping }: TotalsInput) {
  const subtotal = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0)
  let left = subtotal
  const discounts = coupons.map(({ percent, amount }) => {
    const off = Math.min(left, percent !== null ? Math.round((left * percent) / 100) : (amount ?? 0))
    left -= off
    return off
  })
  const loyalty = Math.max(0, Math.min(points.wanted, points.balance, left))
  return {
    subtotal,
    discounts,
    discount: subtotal - left,
    loyalty,
    shipping,
    total: left - loyalty + shipping,
  }
}
