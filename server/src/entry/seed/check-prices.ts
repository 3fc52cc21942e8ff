import { currencies, shippingCountries } from '@shop/contract/constants'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { StartError } from '../../platform/config/start-error.ts'
import type { Db } from '../../platform/db/open.ts'
import { shippingMethods } from '../../schema/cart.ts'
import { prices, products } from '../../schema/product.ts'
import { holdsAt } from '../../storefront/product/prices.ts'

const mostNamed = 5
const named = (all: string[]) =>
  all.slice(0, mostNamed).join(', ') + (all.length > mostNamed ? ` and ${all.length - mostNamed} more` : '')

/**
 * Throws `StartError` where something is sold that has no price in a currency of the shop, or a country that kits are
 * posted to has no delivery with one: nobody would be told, for what has no price is left out of every list.
 */
export async function refuseUnpriced(
  db: Db,
  { wanted, postedTo }: { wanted: readonly string[]; postedTo: readonly string[] } = {
    wanted: currencies,
    postedTo: shippingCountries,
  },
) {
  const rows = await db
    .select({ id: products.id, name: products.name, currency: prices.currency })
    .from(products)
    .leftJoin(prices, and(eq(prices.productId, products.id), holdsAt()))
    .where(isNull(products.endedAt))
    .orderBy(asc(products.id))
  const ways = await db.select().from(shippingMethods).orderBy(asc(shippingMethods.id))
  const sold = Map.groupBy(rows, ({ id }) => id)
  const unpriced = wanted.flatMap((currency) => {
    const lacking = [...sold.values()].filter((of) => !of.some((row) => row.currency === currency))
    const unsent = ways.filter(({ amounts }) => !Object.hasOwn(amounts, currency))
    const all = [...lacking.map(([row]) => `${row?.id} ${row?.name}`), ...unsent.map(({ id }) => `delivery ${id}`)]
    return all.length ? [`${named(all)} cost nothing known in ${currency}`] : []
  })
  const unreached = postedTo.filter((country) => !ways.some(({ countries }) => countries.includes(country)))
  const faults = [...unpriced, ...(unreached.length ? [`no delivery goes to ${unreached.join(', ')}`] : [])]
  if (faults.length)
    throw new StartError(
      `The shop cannot open: ${faults.join('; ')}. A migration brings it (CONTRIBUTING, “… a country” and “… a currency”).`,
    )
}
