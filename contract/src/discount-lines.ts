import type { Totals } from './cart.ts'

/** What coupons took off, as a sum of money lists it: each by what it does and its code; an older order's as one discount. */
export const discountLines = ({ coupons, discount }: Pick<Totals, 'coupons' | 'discount'>) => {
  if (coupons) return coupons.map(({ code, label, discount: amount }) => ({ term: `${label} (${code})`, amount }))
  return discount.amount ? [{ term: 'Discount', amount: discount }] : []
}
