import { eq } from 'drizzle-orm'
import { prices, products } from '../src/schema/product.ts'
import type { Shop } from './shop.ts'

/** A product of a category that a vet's search leaves out; the catalogue's own are upgrades, which nobody finds. */
export async function hiddenFromVets({ db, services }: Pick<Shop, 'db' | 'services'>) {
  const [swabKit] = await db.select().from(products).where(eq(products.id, 701))
  if (!swabKit) throw new Error('The catalogue has no swab kit')
  const name = 'Kept from vets'
  await db.insert(products).values({ ...swabKit, id: 990_032, name, categoryId: 32, searchText: name.toLowerCase() })
  const amounts = await db
    .select({ currency: prices.currency, amount: prices.amount })
    .from(prices)
    .where(eq(prices.productId, 701))
  await db.insert(prices).values(amounts.map((price) => ({ ...price, productId: 990_032 })))
  await services.catalogue.refresh()
}
