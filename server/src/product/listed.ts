import { giftCardId, ourCategories, productTypes } from '@shop/contract/constants'
import { and, asc, eq, ne, notInArray } from 'drizzle-orm'
import { toSpecies } from '../breed/species.ts'
import { customProfileIds } from '../catalogue/categories.ts'
import type { Db } from '../db/open.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { prices, products } from './tables.ts'

/** Never listed: what is not sold by itself, as shipping or an upgrade of a sample, and what has a page of its own. */
export const isListed = and(
  ne(products.typeId, productTypes.shippingMethod),
  eq(products.isUpgrade, false),
  notInArray(products.id, [...customProfileIds, giftCardId]),
)

/** For `where` on products: a practice's supplies are sold to vets alone, and the kennel membership is none of theirs. */
export const isSoldTo = (user: Visitor['user']) =>
  ne(products.categoryId, user?.type === 'vet' ? ourCategories.membership : ourCategories.practiceSupplies)

/** Joins a product's price in the visitor's currency. */
export const priceIn = ({ currency }: Pick<Visitor, 'currency'>) =>
  and(eq(prices.productId, products.id), eq(prices.currency, currency))

/** Every product that has a page for everybody; `isTest` where it reads one gene, and so has a fact sheet. */
export async function listedProducts(db: Db) {
  const rows = await db
    .select({ id: products.id, name: products.name, speciesId: products.speciesId, gene: products.gene })
    .from(products)
    .where(and(isListed, isSoldTo(null)))
    .orderBy(asc(products.id))
  return rows.map(({ id, name, speciesId, gene }) => ({
    id,
    name,
    species: speciesId ? toSpecies(speciesId) : null,
    isTest: gene !== null,
  }))
}
