import { folded } from '@shop/contract/text'
import { species, storePageSize } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import type { ProductQuery } from '@shop/contract/product'
import { isShort, leastResemblance, wordsOf } from '../../platform/values/search-words.ts'
import { refusal } from '../../platform/input/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { gistOf, isTelling } from '../../platform/values/search-terms.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { catalogueOf, type PricedProduct } from '../catalogue/catalogue.ts'
import { both, either, type Found, type TextIndex } from '../catalogue/text-index.ts'
import { conditionOf } from './filters.ts'
import { forOwner, isForOwners, ownerOrder } from './for-owners.ts'
import { readerOf } from './listed.ts'
import { toProduct } from './view.ts'

/** A breed page shows all at once: the best-stocked breed has some thirty products. */
const maxBreedProducts = 500

/** The words that a list is searched for: of a question those that name its subject, if any do. */
function wordsIn({ search = '', name = '' }: ProductQuery) {
  const words = wordsOf(`${search} ${name}`)
  const telling = words.filter(isTelling)
  return { words: telling.length ? telling : words, hasSubject: telling.length > 0 }
}

const speciesWords = [
  { id: species.canine, words: /\b(?:dogs?|pupp(?:y|ies)|pups?|canine)\b/i },
  { id: species.feline, words: /\b(?:cats?|kittens?|feline)\b/i },
]
/** The animal that a query speaks of. */
const speciesOf = (text: string) => speciesWords.find(({ words }) => words.test(text))?.id

/** What a list is sorted by: the smallest first, and the next key where two are equal. */
type Key = (priced: PricedProduct) => number

const byName: Key = ({ product }) => product.rank
const byPrice: Key = ({ amount }) => amount
const down =
  (key: Key): Key =>
  (priced) =>
    -key(priced)

/** Sorted by keys, each of which is worked out once for a product; by place where all are equal. */
function sorted(found: readonly PricedProduct[], keys: readonly Key[]): PricedProduct[] {
  const columns = keys.map((key) => Float64Array.from(found, key))
  return found
    .map((_, index) => index)
    .toSorted((one, other) => {
      for (const column of columns) {
        const difference = (column[one] ?? 0) - (column[other] ?? 0)
        if (difference) return difference
      }
      return one - other
    })
    .flatMap((index) => found[index] ?? [])
}

/** At least half of the words are in the text; one that is written much like it counts half. */
function mostOf(text: TextIndex, words: readonly string[]) {
  const each = words.map((word) => ({
    word,
    has: text.having(word),
    alike: isShort(word) ? null : text.resemblance(word, leastResemblance(word)),
  }))
  const score = (place: number) =>
    each.reduce((sum, { has, alike }) => sum + (has[place] ? 1 : alike?.[place] ? 0.5 : 0), 0)
  return { score, isEnough: (place: number) => score(place) >= words.length / 2 }
}

/**
 * One page of the products that a query finds: what has all its words; where nothing has, what resembles them all, then
 * what describes itself with them; else what has most of them.
 */
export async function searchProducts(
  services: Pick<Services, 'db' | 'catalogue'>,
  query: ProductQuery,
  visitor: Visitor,
  size: number = storePageSize,
) {
  const catalogue = catalogueOf(services)
  const { texts } = catalogue
  const page = pageIn(query.page)
  const { words, hasSubject } = wordsIn(query)
  const forOwners = isForOwners(query, visitor)
  const isNarrowed = conditionOf(catalogue, query, {
    userType: visitor.userType,
    buyer: await readerOf(services, catalogue, visitor.user),
  })
  const narrowed = catalogue.priced(visitor.currency).filter(({ product }) => isNarrowed(product))
  const place = ({ product }: PricedProduct) => product.place

  const find = (isFound: ((place: number) => boolean) | null, order: readonly Key[]) => {
    const found = sorted(isFound ? narrowed.filter((one) => isFound(place(one))) : narrowed, order)
    const results = found.slice((page - 1) * size, page * size).map(({ product: { row }, amount }) => {
      const product = toProduct(row, amount, visitor)
      return forOwners ? forOwner(product) : product
    })
    return pageOf(results, found.length, page, size)
  }
  const isIn = (found: Found) => (at: number) => found[at] === 1

  const text = (query.search || query.name || '').trim()
  const gist = gistOf(query.search || query.name || '')
  // What people call it who do not know its name: the whole of what the query is about.
  const called = gist ? texts.all().called(gist) : null
  const matches = (index: TextIndex) => {
    const found = both(...words.map(index.having))
    return isIn(called ? either(found, called) : found)
  }

  /** What is called so comes first, then names that have the words; without a sort, best sellers or the owners' order lead. */
  const usualOrder = (): Key[] => {
    const animal = speciesOf(text)
    const inName = text ? words.map(texts.names().having) : []
    const whole = text ? texts.names().containing(folded(text)) : null
    return [
      ...(called ? [down((one) => called[place(one)] ?? 0)] : []),
      ...(animal ? [down(({ product }) => Number(product.row.speciesId === animal))] : []),
      ...(whole
        ? [
            down((one) => whole[place(one)] ?? 0),
            down((one) => inName.reduce((sum, found) => sum + (found[place(one)] ?? 0), 0)),
          ]
        : []),
      ...(forOwners && !text ? ownerOrder(query) : []),
      down(({ product }) => Number(product.row.isBestSeller)),
      byName,
    ]
  }
  const orders: Record<string, (() => Key[]) | undefined> = {
    name: () => [byName],
    '-name': () => [down(byName)],
    price: () => [byPrice, byName],
    '-price': () => [down(byPrice), byName],
    created_at: () => [down(({ product }) => product.row.createdAt.getTime())],
  }
  const order = orders[query.sort ?? '']?.() ?? usualOrder()
  // Names alone, and with `isDetails` also genes, OMIA ids, what diseases are called otherwise, and breeds. A search
  // inside a listing, by `name`, is always a wide one.
  const isByName = Boolean(query.search) && query.isDetails !== 'true'
  const read = isByName ? texts.names : texts.all

  if (!words.length) return find(null, order)
  const found = find(matches(read()), order)
  if (found.count) return found
  const animal = speciesOf(`${query.search ?? ''} ${query.name ?? ''}`)
  const isOfAnimal = (at: number) => {
    const ofSpecies = catalogue.products[at]?.row.speciesId ?? null
    return !animal || ofSpecies === null || ofSpecies === animal
  }
  const likeness = words.map((word) => read().resemblance(word, isShort(word) ? 0 : leastResemblance(word)))
  const resembles = words.map((word, index) =>
    isShort(word) ? isIn(read().having(word)) : (at: number) => Boolean(likeness[index]?.[at]),
  )
  const closest: Key = (one) => -likeness.reduce((sum, each) => Math.fround(sum + (each[place(one)] ?? 0)), 0)
  const alike = find(
    (at) => isOfAnimal(at) && resembles.every((isAlike) => isAlike(at)),
    query.sort ? order : [closest, ...order],
  )
  if (alike.count) return alike
  if (!isByName) {
    // Descriptions have words of every subject.
    const described = find(matches(texts.descriptions()), order)
    if (described.count) return described
  }
  if (!hasSubject || words.length < 2) return alike
  const most = mostOf(read(), words)
  return find(
    (at) => isOfAnimal(at) && most.isEnough(at),
    query.sort ? order : [(one) => -most.score(place(one)), ...order],
  )
}

/** All products for a breed, by name. Throws 428 where its id is none. */
export async function listBreedProducts(
  services: Pick<Services, 'db' | 'catalogue'>,
  breedId: string | undefined,
  visitor: Visitor,
) {
  if (!/^[1-9]\d{0,8}$/.test(breedId ?? '')) throw refusal({ id: messages.failedToFetchProducts })
  return searchProducts(services, { breeds: breedId, sort: 'name' }, visitor, maxBreedProducts)
}
