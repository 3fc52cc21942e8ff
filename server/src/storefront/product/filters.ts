import { excludedCategoryIds, fullBreedProfileSubCategory, speciesIdOf, tags } from '@shop/contract/constants'
import { idsIn } from '@shop/contract/list'
import { messages } from '@shop/contract/messages'
import type { ProductQuery } from '@shop/contract/product'
import { and, arrayOverlaps, eq, exists, inArray, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { breeds } from '../../schema/breed.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { isListed, isSoldTo } from './listed.ts'
import { productBreeds, products } from '../../schema/product.ts'

/** The filters of a query as ids. Throws 428 on each field that holds anything else. */
function filtersIn(query: ProductQuery) {
  const filters = {
    species: query.species ? speciesIdOf(query.species) : null,
    categories: idsIn(query.categoryIds),
    breeds: idsIn(query.breeds),
    subCategories: idsIn(query.subCategories),
    tags: idsIn(query.tags),
  }
  const wrong = Object.entries(filters).filter(([, value]) => value === undefined)
  if (wrong.length) throw refusal(Object.fromEntries(wrong.map(([field]) => [field, messages.failedToFetchProducts])))
  return filters
}

/** What names one of these breeds, and what is for every breed of their species. */
const isForBreeds = (db: Db, ids: number[]) =>
  or(
    exists(
      db
        .select({ one: sql`1` })
        .from(productBreeds)
        .where(and(eq(productBreeds.productId, products.id), inArray(productBreeds.breedId, ids))),
    ),
    and(
      products.isForAllBreeds,
      exists(
        db
          .select({ one: sql`1` })
          .from(breeds)
          .where(and(inArray(breeds.id, ids), eq(breeds.speciesId, products.speciesId))),
      ),
    ),
  )

/** The full-breed-profile filter adds its sub-category, which it shares with Immunologic (listing-5). */
function isOfSubCategories(subCategories: number[], tagIds: number[]) {
  const isFullBreedProfile =
    tagIds.includes(tags.fullBreedProfile) && subCategories.includes(fullBreedProfileSubCategory)
  return or(
    inArray(products.subCategoryId, subCategories),
    isFullBreedProfile ? arrayOverlaps(products.tagIds, [tags.fullBreedProfile]) : undefined,
  )
}

/** All that narrows a list of products, besides the words searched. Throws 428 on a filter that is none. */
export function conditionsOf(db: Db, query: ProductQuery, visitor: Visitor): (SQL | undefined)[] {
  const filters = filtersIn(query)
  return [
    isListed,
    filters.species ? or(eq(products.speciesId, filters.species), sql`${products.speciesId} is null`) : undefined,
    filters.categories?.length ? inArray(products.categoryId, filters.categories) : undefined,
    visitor.userType === 'vet' && query.ignoreFilters !== 'true'
      ? notInArray(products.categoryId, [...excludedCategoryIds])
      : undefined,
    isSoldTo(visitor.user),
    filters.breeds?.length ? isForBreeds(db, filters.breeds) : undefined,
    filters.subCategories?.length ? isOfSubCategories(filters.subCategories, filters.tags ?? []) : undefined,
    filters.tags?.length ? arrayOverlaps(products.tagIds, filters.tags) : undefined,
    query.isForClubs === 'true' ? isNotNull(products.clubName) : undefined,
    query.isBestSeller === 'true' ? eq(products.isBestSeller, true) : undefined,
  ]
}
