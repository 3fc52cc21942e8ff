import { folded } from '@shop/contract/text'
import { species, storePageSize } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import type { ProductQuery } from '@shop/contract/product'
import { and, asc, count, desc, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { phraseMark } from '../../reference/catalogue/search-words.ts'
import { having, havingMost, containing, resemblance, resembling, wordsOf } from '../../platform/db/like.ts'
import { asRead } from '../../platform/db/reading-order.ts'
import type { Db } from '../../platform/db/open.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { gistOf, isTelling } from '../../platform/values/search-terms.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { conditionsOf } from './filters.ts'
import { isForOwners, ownerOrder, plainSummary } from './for-owners.ts'
import { priceIn } from './prices.ts'
import { prices, products } from '../../schema/product.ts'
import { cardColumns, toProduct } from './view.ts'

/** A breed page shows all at once: the best-stocked breed has some thirty products. */
const maxBreedProducts = 500

/** The words that a list is searched for: of a question those that name its subject, if any do. */
function wordsIn({ search = '', name = '' }: ProductQuery) {
  const words = wordsOf(`${search} ${name}`)
  const telling = words.filter(isTelling)
  return { words: telling.length ? telling : words, hasSubject: telling.length > 0 }
}

/** What people call it who do not know its name: the whole of what the query is about. */
function isCalled({ search, name }: ProductQuery): SQL | undefined {
  const gist = gistOf(search || name || '')
  return gist ? like(products.searchRead, containing(phraseMark(gist))) : undefined
}

const nameText = sql`${products.nameRead}`
const descriptionText = sql`searchable(${products.description})`

/**
 * What a query reads: names alone, and with `isDetails` also genes, OMIA ids, what diseases are called otherwise, and
 * breeds. A search inside a listing, by `name`, is always a wide one.
 */
const readIn = ({ search, isDetails }: ProductQuery) =>
  search && isDetails !== 'true' ? nameText : sql`${products.searchRead}`

/** Every word must be in the text. */
const matches = (text: SQL, query: ProductQuery, words: readonly string[]) => {
  const found = and(...words.map((word) => having(text, word)))
  return found ? [or(found, isCalled(query)) ?? found] : []
}

const speciesWords = [
  { id: species.canine, words: /\b(?:dogs?|pupp(?:y|ies)|pups?|canine)\b/i },
  { id: species.feline, words: /\b(?:cats?|kittens?|feline)\b/i },
]
/** The animal that a query speaks of. */
const speciesOf = (text: string) => speciesWords.find(({ words }) => words.test(text))?.id

/** What is called so comes first, then names that have the words; without a sort, best sellers or the owners' order lead. */
function orderOf(query: ProductQuery, forOwners: boolean): SQL[] {
  const fixed = asc(products.id)
  switch (query.sort) {
    case 'name':
      return [asc(asRead(products.name)), fixed]
    case '-name':
      return [desc(asRead(products.name)), fixed]
    case 'price':
      return [asc(prices.amount), asc(asRead(products.name)), fixed]
    case '-price':
      return [desc(prices.amount), asc(asRead(products.name)), fixed]
    case 'created_at':
      return [desc(products.createdAt), fixed]
    default: {
      const text = (query.search || query.name || '').trim()
      const animal = speciesOf(text)
      // With a text there are words.
      const inName = wordsIn(query).words.map((word) => sql`(${having(nameText, word)})::int`)
      const byName = text
        ? [desc(sql`${nameText} like ${containing(folded(text))}`), desc(sql`(${sql.join(inName, sql` + `)})`)]
        : []
      const called = isCalled(query)
      const byPhrase = called ? [desc(called)] : []
      const byAnimal = animal ? [desc(sql`${products.speciesId} is not distinct from ${animal}`)] : []
      const byKind = forOwners && !text ? ownerOrder(query) : []
      return [
        ...byPhrase,
        ...byAnimal,
        ...byName,
        ...byKind,
        desc(products.isBestSeller),
        asc(asRead(products.name)),
        fixed,
      ]
    }
  }
}

/**
 * One page of the products that a query finds: what has all its words; where nothing has, what resembles them all, then
 * what describes itself with them; else what has most of them.
 */
export async function searchProducts(db: Db, query: ProductQuery, visitor: Visitor, size: number = storePageSize) {
  const page = pageIn(query.page)
  const { words, hasSubject } = wordsIn(query)
  const forOwners = isForOwners(query, visitor)
  const narrowed = conditionsOf(db, query, visitor)
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
    const results = rows.map(({ product, amount }) => ({
      ...toProduct(product, amount, visitor),
      ...(forOwners && { summary: plainSummary(product) }),
    }))
    return pageOf(results, total?.count ?? 0, page, size)
  }
  const order = orderOf(query, forOwners)
  const text = readIn(query)
  const found = await find(matches(text, query, words), order)
  if (found.count || !words.length) return found
  const likeness = words.map((word) => resemblance(text, word))
  const closest = query.sort ? order : [desc(sql.join(likeness, sql` + `)), ...order]
  const animal = speciesOf(`${query.search ?? ''} ${query.name ?? ''}`)
  const ofAnimal = animal ? [or(eq(products.speciesId, animal), isNull(products.speciesId)) ?? sql`true`] : []
  const alike = await find([...resembling(text, words), ...ofAnimal], closest)
  if (alike.count) return alike
  if (text !== nameText) {
    // Descriptions have words of every subject.
    const described = await find(matches(descriptionText, query, words), order)
    if (described.count) return described
  }
  if (!hasSubject || words.length < 2) return alike
  const most = havingMost(text, words)
  return find([most.isEnough, ...ofAnimal], query.sort ? order : [desc(most.score), ...order])
}

/** All products for a breed, by name. Throws 428 where its id is none. */
export async function listBreedProducts(db: Db, breedId: string | undefined, visitor: Visitor) {
  if (!/^[1-9]\d{0,8}$/.test(breedId ?? '')) throw refusal({ id: messages.failedToFetchProducts })
  return searchProducts(db, { breeds: breedId, sort: 'name' }, visitor, maxBreedProducts)
}
