import { priceOf } from '@shop/contract/money'
import type { ProductDetail } from '@shop/contract/product'
import type { Catalogue, ProductRow } from '../catalogue/catalogue.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'

/** How a product with swabs travels to the visitor's country, by what the shop's deliveries are now; else null. */
export function deliveryOf(
  { deliveries }: Pick<Catalogue, 'deliveries'>,
  { isSwabRequired }: Pick<ProductRow, 'isSwabRequired'>,
  { country, currency }: Pick<Visitor, 'country' | 'currency'>,
): ProductDetail['delivery'] {
  if (!isSwabRequired) return null
  const priced = deliveries.flatMap(({ amounts, countries, ...method }) => {
    const amount = amounts[currency]
    return amount === undefined || !countries.includes(country) ? [] : [{ ...method, amount }]
  })
  const [cheapest] = priced.toSorted((a, b) => a.amount - b.amount)
  if (!cheapest) return { isSent: false, days: null, from: null }
  const { minDays, maxDays, amount } = cheapest
  return {
    isSent: true,
    days: minDays === maxDays ? String(minDays) : `${minDays} to ${maxDays}`,
    from: priceOf(amount, currency, country),
  }
}
