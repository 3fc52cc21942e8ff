import type { Totals } from '@shop/contract/cart'
import { type Minor, priceOf, toMinor } from '@shop/contract/money'
import type { Snapshot } from '../../schema/checkout.ts'
import { refundedOf } from '../order/credit-notes.ts'
import { type Bought, type Counts, creditFor, creditOf, type Sums, sumOf } from './share.ts'
import type { CreditNoteRow } from '../../schema/refund.ts'

const paidByGiftCards = ({ giftCards }: Totals): Minor => (giftCards ? toMinor(giftCards.amount) : 0)

/** What it came to, gift cards' part too. */
export const valueOf = (totals: Totals): Minor => toMinor(totals.total.amount) + paidByGiftCards(totals)

const sumsOf = (totals: Totals): Sums => {
  const { subtotal, discount, loyalty, shipping, taxes } = totals
  return {
    subtotal: toMinor(subtotal.amount),
    discount: toMinor(discount.amount),
    loyalty: toMinor(loyalty.amount),
    shipping: toMinor(shipping.amount),
    taxes: taxes.map(({ amount }) => toMinor(amount.amount)),
    total: valueOf(totals),
  }
}

const boughtOf = ({ items, totals }: Snapshot): Bought => ({
  items: items.map(({ id, quantity, unitPrice, metaData }) => ({
    id,
    quantity,
    unit: toMinor(unitPrice.amount),
    isGiftCard: Boolean(metaData.giftCard),
  })),
  taxes: totals.taxes.map(({ percent, isIncluded }) => ({ rate: Math.round(percent * 1000), isIncluded })),
  sums: sumsOf(totals),
})

/** What of each coupon goes back with a part of the discount: in proportion to what is left of it, so that all parts sum to it. */
function couponsOf({ totals, country }: Snapshot, before: CreditNoteRow[], discount: Minor): Totals['coupons'] {
  const { coupons = [], total } = totals
  const left = coupons.map(({ code, discount: whole }) =>
    before.reduce((rest, note) => {
      const gone = note.totals.coupons?.find((coupon) => coupon.code === code)
      return rest - (gone ? toMinor(gone.discount.amount) : 0)
    }, toMinor(whole.amount)),
  )
  const all = left.reduce((sum, amount) => sum + amount, 0)
  let [due, given] = [0, 0]
  const shares = left.map((amount) => {
    due += amount
    const until = all ? Math.round((due * discount) / all) : 0
    const share = until - given
    given = until
    return share
  })
  const back = coupons.flatMap((coupon, index) =>
    shares[index] ? [{ ...coupon, discount: priceOf(shares[index], total.currency, country) }] : [],
  )
  return back.length ? back : undefined
}

/** In the contract's form, of which `giftCards` is given back to them; every tax of the order is named, also with nothing. */
export function toTotals(sums: Sums, snapshot: Snapshot, before: CreditNoteRow[], giftCards: Minor): Totals {
  const { totals, country } = snapshot
  const coupons = couponsOf(snapshot, before, sums.discount)
  const { currency } = totals.total
  const price = (minor: Minor) => priceOf(minor, currency, country)
  return {
    subtotal: price(sums.subtotal),
    discount: price(sums.discount),
    ...(coupons && { coupons }),
    loyalty: price(sums.loyalty),
    shipping: price(sums.shipping),
    taxes: totals.taxes.map((tax, index) => ({ ...tax, amount: price(sums.taxes[index] ?? 0) })),
    isTaxPending: false,
    ...(totals.giftCards && { giftCards: price(giftCards), whole: price(sums.total) }),
    total: price(sums.total - giftCards),
  }
}

/** What is credited of an order after these credit notes: a number of its items, or a sum. */
export function creditSums(
  snapshot: Snapshot,
  before: CreditNoteRow[],
  wanted: { counts: Counts } | { sum: Minor },
): Sums {
  const bought = boughtOf(snapshot)
  const credited = sumOf(
    bought,
    before.map(({ totals }) => sumsOf(totals)),
  )
  return 'sum' in wanted
    ? creditOf(bought, wanted.sum, credited)
    : creditFor(bought, refundedOf(before), wanted.counts, credited)
}
