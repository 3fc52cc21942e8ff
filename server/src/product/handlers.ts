import {
  excludedCategoryIds,
  fullBreedProfileSubCategory,
  ourCategories,
  productTypes,
  speciesIdOf,
  storePageSize,
  subCategories as diseaseSubCategories,
  tags,
} from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { idsIn } from '@shop/contract/list'
import { messages } from '@shop/contract/messages'
import { priceOf } from '@shop/contract/money'
import type { Product, ProductDetail, ProductQuery, productCalls } from '@shop/contract/product'
import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  like,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { customProfileIds } from '../catalogue/categories.ts'
import { mayChoose, subjectOf } from './custom-profile.ts'
import { containing, resemblance, resembling, wordsOf } from '../db/like.ts'
import type { Db } from '../db/open.ts'
import { breeds } from '../breed/tables.ts'
import { prices, productBreeds, productContents, products } from './tables.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { isNumberId } from '../platform/ids.ts'
import { pageIn, pageOf } from '../platform/page.ts'
import type { Services } from '../services.ts'
import { toSpecies } from '../breed/species.ts'
import type { Handlers } from '../visitor/handler.ts'

/** What a card shows: a list reads no more, for descriptions, sources and search text are most of a row. */
export const cardColumns = {
  id: products.id,
  name: products.name,
  typeId: products.typeId,
  categoryId: products.categoryId,
  categoryName: products.categoryName,
  speciesId: products.speciesId,
  clubName: products.clubName,
  summary: products.summary,
  gene: products.gene,
  coat: products.coat,
  isUpgrade: products.isUpgrade,
  isForAllBreeds: products.isForAllBreeds,
}
type Row = Pick<typeof products.$inferSelect, keyof typeof cardColumns>

/** A product's row with its price in the visitor's currency, as lists and cards show it. */
export const toProduct = (row: Row, amount: number, visitor: Pick<Visitor, 'currency' | 'country'>): Product => ({
  id: row.id,
  name: row.name,
  typeId: row.typeId,
  category: { id: row.categoryId, name: row.categoryName },
  species: row.speciesId ? toSpecies(row.speciesId) : null,
  price: priceOf(amount, visitor.currency, visitor.country),
  clubName: row.clubName,
  summary: row.summary,
  gene: row.gene,
  coat: row.coat as Product['coat'],
  isUpgrade: row.isUpgrade,
  isForAllBreeds: row.isForAllBreeds,
})

/** For `where` on products: a practice's supplies are sold to vets alone. */
const isSoldTo = (user: Visitor['user']) =>
  user?.type === 'vet' ? undefined : ne(products.categoryId, ourCategories.practiceSupplies)

const subCategoryOf = (id: number | null) => diseaseSubCategories.find((subCategory) => subCategory.id === id) ?? null

const maxBreedProducts = 500

/** What stands in a cart but is not sold by itself is never listed: shipping, a build-your-own profile. */
export const isListed = and(
  ne(products.typeId, productTypes.shippingMethod),
  notInArray(products.id, [...customProfileIds]),
)

/** Every product that has a page for everybody; `isTest` where it reads one gene, and so has a fact sheet. */
export async function listedProducts(db: Db) {
  const rows = await db
    .select({ id: products.id, name: products.name, speciesId: products.speciesId, gene: products.gene })
    .from(products)
    .where(and(isListed, isSoldTo(null), eq(products.isUpgrade, false)))
    .orderBy(asc(products.id))
  return rows.map(({ id, name, speciesId, gene }) => ({
    id,
    name,
    species: speciesId ? toSpecies(speciesId) : null,
    isTest: gene !== null,
  }))
}

/** Every word must stand in what search reads, which is lower case: LIKE is several times as fast as ILIKE. */
const matches = (words: readonly string[]) => words.map((word) => like(products.searchText, containing(word)))

/** The words that a list is searched for. */
const searched = ({ search = '', name = '' }: ProductQuery) => wordsOf(`${search} ${name}`)

export function productHandlers({ db }: Services): Handlers<typeof productCalls> {
  const priceIn = (visitor: Visitor) => and(eq(prices.productId, products.id), eq(prices.currency, visitor.currency))
  const forBreeds = (ids: number[]) =>
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

  /** All that a list is narrowed by, besides the words searched. */
  const conditionsOf = (query: ProductQuery, visitor: Visitor): (SQL | undefined)[] => {
    const filters = {
      species: query.species ? speciesIdOf(query.species) : null,
      categories: idsIn(query.categoryIds),
      breeds: idsIn(query.breeds),
      subCategories: idsIn(query.subCategories),
      tags: idsIn(query.tags),
    }
    const wrong = Object.entries(filters).filter(([, value]) => value === undefined)
    if (wrong.length)
      throw new Failure(428, {
        message: messages.failedToFetchProducts,
        errors: Object.fromEntries(wrong.map(([field]) => [field, messages.failedToFetchProducts])),
      })
    const subCategories = filters.subCategories ?? []
    return [
      isListed,
      filters.species ? or(eq(products.speciesId, filters.species), sql`${products.speciesId} is null`) : undefined,
      filters.categories?.length ? inArray(products.categoryId, filters.categories) : undefined,
      visitor.userType === 'vet' && query.ignoreFilters !== 'true'
        ? notInArray(products.categoryId, [...excludedCategoryIds])
        : undefined,
      isSoldTo(visitor.user),
      filters.breeds?.length ? forBreeds(filters.breeds) : undefined,
      subCategories.length
        ? or(
            inArray(products.subCategoryId, subCategories),
            // The full-breed-profile filter adds this sub-category, which it shares with Immunologic (listing-5).
            filters.tags?.includes(tags.fullBreedProfile) && subCategories.includes(fullBreedProfileSubCategory)
              ? arrayOverlaps(products.tagIds, [tags.fullBreedProfile])
              : undefined,
          )
        : undefined,
      filters.tags?.length ? arrayOverlaps(products.tagIds, filters.tags) : undefined,
      query.isBestSeller === 'true' ? eq(products.isBestSeller, true) : undefined,
    ]
  }

  /** Names that begin with the words searched come first; without a sort, best sellers lead. */
  const orderOf = (query: ProductQuery): SQL[] => {
    const fixed = asc(products.id)
    switch (query.sort) {
      case 'name':
        return [asc(products.name), fixed]
      case '-name':
        return [desc(products.name), fixed]
      case 'price':
        return [asc(prices.amount), asc(products.name), fixed]
      case '-price':
        return [desc(prices.amount), asc(products.name), fixed]
      case 'created_at':
        return [desc(products.createdAt), fixed]
      default: {
        const text = (query.search || query.name || '').trim()
        const byName = text ? [desc(sql`${products.name} ilike ${containing(text)}`)] : []
        return [...byName, desc(products.isBestSeller), asc(products.name), fixed]
      }
    }
  }

  const list = async (query: ProductQuery, visitor: Visitor, size: number = storePageSize) => {
    const page = pageIn(query.page)
    const words = searched(query)
    const narrowed = conditionsOf(query, visitor)
    const find = async (found: SQL[], order: SQL[]) => {
      const where = and(...narrowed, ...found)
      const [[total], rows] = await Promise.all([
        db.select({ count: count() }).from(products).where(where),
        db
          .select({ product: cardColumns, amount: prices.amount })
          .from(products)
          .innerJoin(prices, priceIn(visitor))
          .where(where)
          .orderBy(...order)
          .limit(size)
          .offset((page - 1) * size),
      ])
      const results = rows.map(({ product, amount }) => toProduct(product, amount, visitor))
      return pageOf(results, total?.count ?? 0, page, size)
    }
    const order = orderOf(query)
    const found = await find(matches(words), order)
    if (found.count || !words.length) return found
    // Nothing has these words as they are written: whoever typed them may have slipped.
    const likeness = words.map((word) => resemblance(products.searchText, word))
    const closest = query.sort ? order : [desc(sql.join(likeness, sql` + `)), ...order]
    return find(resembling(products.searchText, words), closest)
  }

  const detail = async (
    idText: string,
    visitor: Visitor,
    condition: SQL | undefined = isListed,
  ): Promise<ProductDetail> => {
    const missing = new Failure(404, { message: messages.failedToFetchProductDetails })
    if (!isNumberId(idText)) throw missing
    const id = Number(idText)
    const [[found], named, contents] = await Promise.all([
      db
        .select({ product: products, amount: prices.amount })
        .from(products)
        .innerJoin(prices, priceIn(visitor))
        .where(and(eq(products.id, id), condition, isSoldTo(visitor.user))),
      db
        .select({ id: breeds.id, name: breeds.name })
        .from(productBreeds)
        .innerJoin(breeds, eq(breeds.id, productBreeds.breedId))
        .where(eq(productBreeds.productId, id))
        .orderBy(asc(breeds.name)),
      db
        .select({ product: cardColumns, amount: prices.amount })
        .from(productContents)
        .innerJoin(products, eq(products.id, productContents.contentId))
        .innerJoin(prices, priceIn(visitor))
        .where(eq(productContents.productId, id))
        .orderBy(asc(productContents.position)),
    ])
    if (!found) throw missing
    const { product: row, amount } = found
    return {
      ...toProduct(row, amount, visitor),
      description: row.description,
      variant: row.variant,
      modeOfInheritance: row.modeOfInheritance,
      alleles: row.alleles,
      omiaId: row.omiaId,
      omiaFrom: row.omiaFrom,
      subCategory: subCategoryOf(row.subCategoryId),
      breeds: named,
      otherBreeds: row.otherBreeds,
      caution: row.caution,
      sources: row.sources,
      contents: contents.map(({ product, amount: price }) => toProduct(product, price, visitor)),
      hasUpgradeOption: row.hasUpgradeOption,
      isAnimalRequired: row.isAnimalRequired,
    }
  }

  /** What a breed page shows at once: the best-stocked breed has some thirty products. */
  const listForBreed = async (breedId: string | undefined, visitor: Visitor) => {
    if (!/^[1-9]\d{0,8}$/.test(breedId ?? ''))
      throw new Failure(428, {
        message: messages.failedToFetchProducts,
        errors: { id: messages.failedToFetchProducts },
      })
    return list({ breeds: breedId, sort: 'name' }, visitor, maxBreedProducts)
  }

  /** The product that a breed's own choice of tests becomes, with the tests to choose from. */
  const customProfile = async (breedId: string, visitor: Visitor): Promise<ProductDetail> => {
    const [breed] = isNumberId(breedId)
      ? await db
          .select()
          .from(breeds)
          .where(eq(breeds.id, Number(breedId)))
      : []
    if (!breed) throw new Failure(404, { message: messages.failedToFetchProductDetails })
    const [profile, choices] = await Promise.all([
      detail(String(customProfileIds[breed.speciesId - 1]), visitor, sql`true`),
      db
        .select({ product: cardColumns, amount: prices.amount })
        .from(products)
        .innerJoin(prices, priceIn(visitor))
        .where(mayChoose(db, breed))
        .orderBy(asc(products.name)),
    ])
    return {
      ...profile,
      name: `Your own ${subjectOf(breed)} profile`,
      coat: breed.coat as ProductDetail['coat'],
      breeds: [{ id: breed.id, name: breed.name }],
      contents: choices.map(({ product, amount }) => toProduct(product, amount, visitor)),
    }
  }

  return {
    listProducts: ({ query, visitor }) => list(query, visitor),
    getProduct: ({ params, visitor }) => detail(params.id, visitor),
    getMyProduct: ({ params, visitor }) => detail(params.id, visitor),
    getCustomProfile: ({ params, visitor }) => customProfile(params.id, visitor),
    listBreedProducts: ({ query, visitor }) => listForBreed(query.id, visitor),
  }
}
