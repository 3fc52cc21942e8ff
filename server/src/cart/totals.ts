import type { Minor } from '@shop/contract/money'
import { type PlaceTax, type TaxRate, wholeRate } from '../tax/taxes.ts'

/** Percent off, or an amount off: exactly one of the two. */
type CouponRule = { percent: number | null; amount: Minor | null }

type Lines = { unit: Minor; quantity: number }[]
type TotalsInput = {
  lines: Lines
  coupons: CouponRule[]
  /** Points the visitor asks to spend and has; a point is worth one smallest unit of the cart's currency. */
  points: { wanted: number; balance: number }
  shipping: Minor
  tax: PlaceTax
}

/**
 * The totals of a cart, in minor units. Coupons come off the goods in the order they were given, each from what the
 * ones before left; then loyalty points; delivery is never discounted. Nothing goes below zero. Taxes are worked out
 * of what is left, each once for the whole order (docs/decisions/0035).
 */
export function calculateTotals({ lines, coupons, points, shipping, tax }: TotalsInput) {
  const subtotal = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0)
  let left = subtotal
  const discounts = coupons.map(({ percent, amount }) => {
    const off = Math.min(left, percent !== null ? Math.round((left * percent) / 100) : (amount ?? 0))
    left -= off
    return off
  })
  const loyalty = Math.max(0, Math.min(points.wanted, points.balance, left))
  const taxes = taxesOn({ goods: left - loyalty, shipping }, tax.rates)
  const added = taxes.reduce((sum, { isIncluded, amount }) => (isIncluded ? sum : sum + amount), 0)
  return {
    subtotal,
    discounts,
    discount: subtotal - left,
    loyalty,
    shipping,
    taxes,
    isTaxPending: tax.isPending,
    total: left - loyalty + shipping + added,
  }
}

/** Each rounded to the nearest minor unit, half of one up. What costs nothing is not taxed. */
const taxesOn = ({ goods, shipping }: { goods: Minor; shipping: Minor }, rates: TaxRate[]) =>
  rates
    .map((tax) => ({ ...tax, base: tax.isOnDelivery ? goods + shipping : goods }))
    .filter(({ base }) => base > 0)
    .map(({ name, rate, isIncluded, base }) => ({
      name,
      rate,
      isIncluded,
      amount: Math.round((base * rate) / (isIncluded ? wholeRate + rate : wholeRate)),
    }))
