import { productTypes, storePageSize } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import type { ProductQuery } from '@shop/contract/product'
import { refusal } from '../../platform/input/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { type CataloguedProduct, catalogueOf, type PricedProduct } from '../catalogue/catalogue.ts'
import { queryReader } from '../query/read-query.ts'
import { conditionOf } from './filters.ts'
import { forOwner, isForOwners, ownerOrder } from './for-owners.ts'
import { readerOf } from './listed.ts'
import { type Match, matchesOf } from './matches.ts'
import { toProduct } from './view.ts'

/** A breed page shows all at once: the best-stocked breed has some thirty products. */
const maxBreedProducts = 500

/** What a list is sorted by: the smallest first, and the next key where two are equal. */
type Key = (priced: PricedProduct) => number

const byName: Key = ({ product }) => product.rank
const byPrice: Key = ({ amount }) => amount
/** Dogs before cats, as there are more of them, and what is for both last. */
const bySpecies: Key = ({ product }) => product.row.speciesId ?? Infinity
/** Of two that tell a breed the plain one leads, before the one that adds to it. */
const cheaperAncestry: Key = ({ product, amount }) => (product.row.typeId === productTypes.mixBreed ? amount : 0)
const down =
  (key: Key): Key =>
  (priced) =>
    -key(priced)

/** What a query may be sorted by. */
const orders = new Map<string, readonly Key[]>([
  ['name', [byName]],
  ['-name', [down(byName)]],
  ['price', [byPrice, byName]],
  ['-price', [down(byPrice), byName]],
  ['created_at', [down(({ product }) => product.row.createdAt.getTime())]],
])

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

/** One page of the products that a query finds, the likeliest first. */
export async function searchProducts(
  services: Pick<Services, 'db' | 'catalogue'>,
  query: ProductQuery,
  visitor: Visitor,
  size: number = storePageSize,
) {
  const catalogue = catalogueOf(services)
  const page = pageIn(query.page)
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
  const chosen = orders.get(query.sort ?? '')
  const bestFirst = [down(({ product }: PricedProduct) => Number(product.row.isBestSeller)), byName]

  const text = `${query.search ?? ''} ${query.name ?? ''}`.trim()
  if (!text) return find(null, chosen ?? [...(forOwners ? ownerOrder(query) : []), ...bestFirst])
  const meant = queryReader(catalogue).read(text)
  if (!meant.words.length) return find(null, chosen ?? bestFirst)
  const animal = meant.speciesId ?? meant.breeds[0]?.speciesId
  const orderOf = ({ score }: Match): Key[] => [
    down((one) => score(place(one))),
    bySpecies,
    cheaperAncestry,
    ...bestFirst,
  ]
  // Names alone, and with `isDetails` also genes, OMIA ids, what diseases are called otherwise, and breeds. A search
  // inside a listing, by `name`, is always a wide one.
  const isByName = Boolean(query.search) && query.isDetails !== 'true'
  for (const match of matchesOf(catalogue, meant, isByName)) {
    const isOfIt = ({ row }: CataloguedProduct) =>
      animal === undefined || row.speciesId === null || row.speciesId === animal
    const ofAnimal = (at: number) => match.isFound(at) && isOfIt(catalogue.products[at] as CataloguedProduct)
    // Of the animal that is asked for, where it has any.
    for (const isFound of animal === undefined ? [match.isFound] : [ofAnimal, match.isFound]) {
      const found = find(isFound, chosen ?? orderOf(match))
      if (found.count) return found
    }
  }
  return find(() => false, [])
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
