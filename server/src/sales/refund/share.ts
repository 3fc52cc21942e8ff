import type { Minor } from '@shop/contract/money'
import { wholeRate } from '../../reference/tax/taxes.ts'

/**
 * Amounts of an order or a credit note, in minor units: total = subtotal - discount - loyalty + shipping + added taxes,
 * by whatever it is paid, gift cards too.
 */
export type Sums = {
  subtotal: Minor
  discount: Minor
  loyalty: Minor
  shipping: Minor
  /** As the order lists them. */
  taxes: Minor[]
  total: Minor
}
export type Bought = {
  /** Gift cards are neither discounted nor taxed. */
  items: { id: string; quantity: number; unit: Minor; isGiftCard?: boolean }[]
  /** `rate` in thousandths of a percent. */
  taxes: { rate: number; isIncluded: boolean }[]
  sums: Sums
}
/** How many of each item. */
export type Counts = ReadonlyMap<string, number>

export const addCounts = (one: Counts, other: Counts): Counts =>
  new Map([...new Set([...one.keys(), ...other.keys()])].map((id) => [id, (one.get(id) ?? 0) + (other.get(id) ?? 0)]))

export const isAll = ({ items }: Bought, counts: Counts) =>
  items.every(({ id, quantity }) => (counts.get(id) ?? 0) >= quantity)

const zero = ({ taxes }: Bought): Sums => ({
  subtotal: 0,
  discount: 0,
  loyalty: 0,
  shipping: 0,
  taxes: taxes.map(() => 0),
  total: 0,
})

const combine = (one: Sums, other: Sums, sign: 1 | -1): Sums => ({
  subtotal: one.subtotal + sign * other.subtotal,
  discount: one.discount + sign * other.discount,
  loyalty: one.loyalty + sign * other.loyalty,
  shipping: one.shipping + sign * other.shipping,
  taxes: one.taxes.map((tax, index) => tax + sign * (other.taxes[index] ?? 0)),
  total: one.total + sign * other.total,
})

export const sumOf = (bought: Bought, all: Sums[]): Sums => all.reduce((sum, one) => combine(sum, one, 1), zero(bought))

/** The tax in, or on, an amount; never more than the order's own. */
const taxOf = ({ rate, isIncluded }: Bought['taxes'][number], amount: Minor, most: Minor = 0) =>
  Math.min(most, Math.round((amount * rate) / (isIncluded ? wholeRate + rate : wholeRate)))

/**
 * What these items came to when they were bought, with their share of vouchers and points. Each part is rounded once of
 * the whole, so the differences of growing counts sum to what was charged. Delivery goes with the last item.
 */
function shareOf(bought: Bought, counts: Counts): Sums {
  const { items, taxes, sums } = bought
  if (isAll(bought, counts)) return sums
  const grossOf = (of: typeof items) => of.reduce((sum, { id, unit }) => sum + unit * (counts.get(id) ?? 0), 0)
  const gifts = items.filter(({ isGiftCard }) => isGiftCard)
  const gross = grossOf(items.filter(({ isGiftCard }) => !isGiftCard))
  const sold = sums.subtotal - gifts.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0)
  const part = (amount: Minor) => (sold ? Math.round((amount * gross) / sold) : 0)
  const off = part(sums.discount + sums.loyalty)
  const loyalty = Math.min(off, part(sums.loyalty))
  const goods = gross - off
  const taxed = taxes.map((tax, index) => taxOf(tax, goods, sums.taxes[index]))
  const added = taxed.reduce((sum, amount, index) => (taxes[index]?.isIncluded ? sum : sum + amount), 0)
  const given = grossOf(gifts)
  return {
    subtotal: gross + given,
    discount: off - loyalty,
    loyalty,
    shipping: 0,
    taxes: taxed,
    total: goods + added + given,
  }
}

/** What is credited for `wanted`, after `credited` was for `before`. With the last item it is all that is left. */
export function creditFor(bought: Bought, before: Counts, wanted: Counts, credited: Sums): Sums {
  const after = addCounts(before, wanted)
  if (isAll(bought, after)) return combine(bought.sums, credited, -1)
  const credit = combine(shareOf(bought, after), shareOf(bought, before), -1)
  // A sum that went back at the provider's is not given twice.
  const over = Math.max(0, credit.total - (bought.sums.total - credited.total))
  return { ...credit, subtotal: credit.subtotal - over, total: credit.total - over }
}

/** A sum without a purpose, with the included tax in it. */
export function creditOf(bought: Bought, amount: Minor, credited: Sums): Sums {
  const taxes = bought.taxes.map((tax, index) =>
    tax.isIncluded ? taxOf(tax, amount, (bought.sums.taxes[index] ?? 0) - (credited.taxes[index] ?? 0)) : 0,
  )
  return { ...zero(bought), subtotal: amount, taxes, total: amount }
}
