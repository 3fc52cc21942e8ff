import { allBreedIds, categories, species } from '@shop/contract/constants'
import type { ProductDetail } from '@shop/contract/product'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { asRead } from '../../platform/db/reading-order.ts'
import type { breeds } from '../../schema/breed.ts'
import { findBreed } from '../breed/view.ts'
import { customProfileIds } from '../../reference/catalogue/categories.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { readProduct } from './detail.ts'
import { priceIn } from './prices.ts'
import { prices, products } from '../../schema/product.ts'
import { forBreeds } from './test-contents.ts'
import { cardColumns, toProduct } from './view.ts'

type Breed = Pick<typeof breeds.$inferSelect, 'id' | 'name' | 'speciesId'>

const { canineDisease, canineTrait, felineDisease, felineTrait } = categories
const everyBreed: readonly number[] = Object.values(allBreedIds)
const isEveryBreed = ({ id }: Breed) => everyBreed.includes(id)

/**
 * For `where` on products: the single tests that a profile of one's own may hold. For a breed these are the tests that
 * name it and those for every breed; for the option that means all breeds, the tests of the whole species.
 */
export const mayChoose = (db: Db, breed: Breed) =>
  and(
    inArray(products.categoryId, [canineDisease, canineTrait, felineDisease, felineTrait]),
    isEveryBreed(breed) ? eq(products.speciesId, breed.speciesId) : forBreeds(db, breed.speciesId, [breed.id]),
  )

/** Whom a profile is named after: "Border Collie", or "dog" where it is for no one breed. */
export const breedWordOf = (breed: Breed): string =>
  isEveryBreed(breed) ? (breed.speciesId === species.canine ? 'dog' : 'cat') : breed.name

/** The product that a breed's own choice of tests becomes, with the tests to choose from. Throws 404 for no breed. */
export async function readCustomProfile(db: Db, breedId: string, visitor: Visitor): Promise<ProductDetail> {
  const breed = await findBreed(db, breedId)
  const [profile, choices] = await Promise.all([
    readProduct(db, String(customProfileIds[breed.speciesId - 1]), visitor, sql`true`),
    db
      .select({ product: cardColumns, amount: prices.amount })
      .from(products)
      .innerJoin(prices, priceIn(visitor))
      .where(mayChoose(db, breed))
      .orderBy(asc(asRead(products.name))),
  ])
  return {
    ...profile,
    name: `Your own ${breedWordOf(breed)} profile`,
    coat: breed.coat as ProductDetail['coat'],
    breeds: [{ id: breed.id, name: breed.name }],
    contents: choices.map(({ product, amount }) => toProduct(product, amount, visitor)),
  }
}
