import { priceOf } from '@shop/contract/money'
import type { ProductDetail } from '@shop/contract/product'
import { arrayContains, asc } from 'drizzle-orm'
import { shippingMethods } from '../../schema/cart.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import type { products } from '../../schema/product.ts'

/** How a product with swabs travels to the visitor's country, by what the shop's deliveries are now; else null. */
export async function deliveryOf(
  db: Db,
  { isSwabRequired }: Pick<typeof products.$inferSelect, 'isSwabRequired'>,
  { country, currency }: Pick<Visitor, 'country' | 'currency'>,
): Promise<ProductDetail['delivery']> {
  if (!isSwabRequired) return null
  const methods = await db
    .select()
    .from(shippingMethods)
    .where(arrayContains(shippingMethods.countries, [country]))
    .orderBy(asc(shippingMethods.id))
  const priced = methods.flatMap(({ amounts, ...method }) => {
    const amount = amounts[currency]
    return amount === undefined ? [] : [{ ...method, amount }]
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
