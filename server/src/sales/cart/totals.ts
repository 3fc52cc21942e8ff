import type { Totals } from '@shop/contract/cart'
import type { Minor, priceOf } from '@shop/contract/money'
import { type PlaceTax, type TaxRate, wholeRate } from '../../reference/tax/taxes.ts'

/** Percent off, or an amount off: exactly one of the two. */
type CouponRule = { percent: number | null; amount: Minor | null }

type Lines = {
  unit: Minor
  quantity: number
  /** Money for later: neither discounted nor taxed, and no gift card pays for it. */
  isGiftCard?: boolean
}[]
type TotalsInput = {
  lines: Lines
  coupons: CouponRule[]
  /** Points the visitor wants to spend and has, and what one pays for in the cart's currency. */
  points: { wanted: number; balance: number; worth: Minor }
  shipping: Minor
  tax: PlaceTax
  /** What is on the gift cards that pay, in the order in which they do. */
  giftCards?: Minor[]
}

const sumOf = (lines: Lines) => lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0)

/**
 * The totals of a cart, in minor units. Coupons come off the goods in the order they were given, each from what the
 * ones before left; then loyalty points; delivery is never discounted. Nothing goes below zero. Taxes are worked out
 * of what is left, each once for the whole order (docs/decisions/0035). At last gift cards pay, but never for gift cards,
 * which are taxed when they are spent and not when they are sold (docs/decisions/0039).
 */
export function calculateTotals({ lines, coupons, points, shipping, tax, giftCards = [] }: TotalsInput) {
  const subtotal = sumOf(lines)
  const sold = sumOf(lines.filter(({ isGiftCard }) => isGiftCard))
  const goods = subtotal - sold
  let left = goods
  const discounts = coupons.map(({ percent, amount }) => {
    const off = Math.min(left, percent !== null ? Math.round((left * percent) / 100) : (amount ?? 0))
    left -= off
    return off
  })
  const spent = Math.max(0, Math.min(points.wanted, points.balance, Math.floor(left / points.worth)))
  const loyalty = spent * points.worth
  const taxes = taxesOn({ goods: left - loyalty, shipping }, tax.rates)
  const added = taxes.reduce((sum, { isIncluded, amount }) => (isIncluded ? sum : sum + amount), 0)
  let payable = left - loyalty + shipping + added
  const paid = giftCards.map((balance) => {
    const used = Math.min(balance, payable)
    payable -= used
    return used
  })
  return {
    subtotal,
    discounts,
    discount: goods - left,
    points: spent,
    loyalty,
    shipping,
    taxes,
    isTaxPending: tax.isPending,
    giftCards: paid,
    total: payable + sold,
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

/** The contract's form of them. */
export const toTotals = (
  totals: ReturnType<typeof calculateTotals>,
  price: (minor: Minor) => ReturnType<typeof priceOf>,
  byCards = totals.giftCards.reduce((sum, used) => sum + used, 0),
): Totals => ({
  subtotal: price(totals.subtotal),
  discount: price(totals.discount),
  loyalty: price(totals.loyalty),
  shipping: price(totals.shipping),
  taxes: totals.taxes.map(({ name, rate, isIncluded, amount }) => ({
    name,
    percent: (rate * 100) / wholeRate,
    isIncluded,
    amount: price(amount),
  })),
  isTaxPending: totals.isTaxPending,
  ...(byCards > 0 && { giftCards: price(byCards), whole: price(totals.total + byCards) }),
  total: price(totals.total),
})
