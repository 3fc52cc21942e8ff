import type { animalCalls } from '@shop/contract/animal'
import type { Product } from '@shop/contract/product'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import { asRead } from '../../platform/db/reading-order.ts'
import type { Db } from '../../platform/db/open.ts'
import { breeds } from '../../schema/breed.ts'
import { priceIn } from '../../storefront/product/prices.ts'
import { prices, products } from '../../schema/product.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { isNumberId } from '../../platform/values/ids.ts'
import { cardColumns, toProduct } from '../../storefront/product/view.ts'
import type { Services } from '../../platform/services.ts'
import { toSpecies } from '../../storefront/breed/species.ts'
import { forBreeds, isTest } from '../../storefront/product/test-contents.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { missing } from '../../platform/input/refusal.ts'

/** No breed has more than some two hundred tests: one page shows them all. */
const all = 1000

/** Products in the visitor's currency, upgrades first, then by name. */
export async function priced(db: Db, visitor: Visitor, where: SQL | undefined): Promise<Product[]> {
  const rows = await db
    .select({ product: cardColumns, amount: prices.amount })
    .from(products)
    .innerJoin(prices, priceIn(visitor))
    .where(where)
    .orderBy(desc(products.isUpgrade), asc(asRead(products.name)), asc(products.id))
    .limit(all)
  return rows.map(({ product, amount }) => toProduct(product, amount, visitor))
}

export function animalProductHandlers({ db }: Services): Pick<Handlers<typeof animalCalls>, 'getBreedProfile'> {
  return {
    getBreedProfile: async ({ params, visitor }) => {
      const [breed] = isNumberId(params.id)
        ? await db
            .select()
            .from(breeds)
            .where(eq(breeds.id, Number(params.id)))
        : []
      if (!breed) throw missing()
      return {
        breed: { id: breed.id, name: breed.name },
        species: toSpecies(breed.speciesId),
        coat: breed.coat as Product['coat'],
        tests: await priced(db, visitor, and(isTest, forBreeds(db, breed.speciesId, [breed.id]))),
      }
    },
  }
}
