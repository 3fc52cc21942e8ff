import type { CartOffer } from '@shop/contract/cart'
import { priceDifference, testsText } from '../product/price-difference.ts'

type Described = Pick<CartOffer, 'kind' | 'testCount' | 'moreTests' | 'price' | 'instead' | 'isInCart'>

/** What an offer comes to beside the items it takes the place of: "With 12 more tests, $9.00 less". */
export function offerText(
  { kind, testCount, moreTests, price, instead, isInCart }: Described,
  country: string,
): string {
  const difference = priceDifference(price, instead, country)
  if (isInCart) return `It holds what you would pay for twice, ${difference}`
  if (kind === 'pack') return `${difference}, and you choose the breed when you activate each kit`
  return moreTests > 0
    ? `With ${testsText(moreTests, 'more')}, ${difference}`
    : `The same ${testsText(testCount)}, ${difference}`
}

/** Offers in place of the same items: one for each breed where nobody has said the breed. */
export function offersByItems(offers: readonly CartOffer[]): CartOffer[][] {
  const alike = Map.groupBy(offers, ({ kind, itemIds }) => `${kind} ${itemIds.join()}`)
  return [...alike.values()].map((choices) => choices.toSorted((a, b) => byName(a, b)))
}
const byName = (one: CartOffer, other: CartOffer) => nameOf(one).localeCompare(nameOf(other))
const nameOf = ({ breed, product }: CartOffer) => breed?.name ?? product.name
