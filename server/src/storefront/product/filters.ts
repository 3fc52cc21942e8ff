import { excludedCategoryIds, fullBreedProfileSubCategory, speciesIdOf, tags } from '@shop/contract/constants'
import { idsIn } from '@shop/contract/list'
import { messages } from '@shop/contract/messages'
import type { ProductQuery } from '@shop/contract/product'
import { refusal } from '../../platform/input/refusal.ts'
import type { Catalogue, CataloguedProduct } from '../catalogue/catalogue.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { type Buyer, isListed, isSoldTo } from './listed.ts'

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

const isAnyOf = (ids: readonly number[] | null | undefined, id: number | null) => id !== null && ids?.includes(id)

/** All that narrows a list of products, besides the words searched. Throws 428 on a filter that is none. */
export function conditionOf(
  catalogue: Catalogue,
  query: ProductQuery,
  { userType, buyer }: Pick<Visitor, 'userType'> & { buyer: Buyer },
): (product: CataloguedProduct) => boolean {
  const { species, categories, breeds, subCategories, tags: tagIds } = filtersIn(query)
  const hidden: readonly number[] = userType === 'vet' && query.ignoreFilters !== 'true' ? excludedCategoryIds : []
  const speciesOfBreeds = new Set(breeds?.flatMap((id) => catalogue.breed(id)?.row.speciesId ?? []))
  /** The full-breed-profile filter adds its sub-category, which it shares with Immunologic (listing-5). */
  const isFullBreedProfile = Boolean(
    tagIds?.includes(tags.fullBreedProfile) && subCategories?.includes(fullBreedProfileSubCategory),
  )
  return ({ row, breedIds }) =>
    isListed(row) &&
    isSoldTo(row, buyer) &&
    (!species || row.speciesId === null || row.speciesId === species) &&
    (!categories?.length || categories.includes(row.categoryId)) &&
    !hidden.includes(row.categoryId) &&
    // What names one of these breeds, and what is for every breed of their species.
    (!breeds?.length ||
      breeds.some((id) => breedIds.has(id)) ||
      (row.isForAllBreeds && row.speciesId !== null && speciesOfBreeds.has(row.speciesId))) &&
    (!subCategories?.length ||
      isAnyOf(subCategories, row.subCategoryId) ||
      (isFullBreedProfile && row.tagIds.includes(tags.fullBreedProfile))) &&
    (!tagIds?.length || tagIds.some((id) => row.tagIds.includes(id))) &&
    (query.isForClubs !== 'true' || row.clubName !== null) &&
    (query.isBestSeller !== 'true' || row.isBestSeller)
}
