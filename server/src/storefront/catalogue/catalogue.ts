import type { Currency } from '@shop/contract/constants'
import type { Minor } from '@shop/contract/money'
import type { Rating } from '@shop/contract/review'
import { spell } from '@shop/contract/spelling'
import { readingRanks } from '../../platform/values/reading-key.ts'
import type { Services } from '../../platform/services.ts'
import type { CatalogueRows } from '../../schema/catalogue.ts'
import { indexed, type TextIndex } from './text-index.ts'

export type ProductRow = CatalogueRows['products'][number]
export type BreedRow = CatalogueRows['breeds'][number]
type DeliveryRow = CatalogueRows['shippingMethods'][number]
type PriceRow = CatalogueRows['prices'][number]

export type CataloguedProduct = {
  row: ProductRow
  /** Its place among all, which is that of its texts. */
  place: number
  /** Its place by name, as people read names. */
  rank: number
  /** That it names. */
  breedIds: ReadonlySet<number>
  /** What a profile, a pack or a kit is made of, in order. */
  contentIds: readonly number[]
  /** Null without a review. */
  rating: Rating | null
  /** Earlier and planned ones too. */
  prices: ReadonlyMap<Currency, readonly PriceRow[]>
}
/** A product with what it costs in the currency of whoever reads it, in minor units. */
export type PricedProduct = { product: CataloguedProduct; amount: Minor }
type CataloguedBreed = { row: BreedRow; rank: number }

/** The catalogue as one state of the database has it, to be read and searched without asking that again. */
export type Catalogue = {
  /** Its name now: another one after a change, and when a planned price begins. */
  edition: () => string
  /** By which its prices begin, in milliseconds. */
  now: () => number
  /** In the order of their ids. */
  products: readonly CataloguedProduct[]
  /** All that is sold in a currency, with what it costs now, in that order. */
  priced: (currency: Currency) => readonly PricedProduct[]
  product: (id: number) => CataloguedProduct | undefined
  breeds: readonly CataloguedBreed[]
  breed: (id: number) => CataloguedBreed | undefined
  deliveries: readonly DeliveryRow[]
  /** Whether any club has something on sale. */
  hasClubProducts: boolean
  /** What is searched, each made when it is searched first. */
  texts: Record<'names' | 'all' | 'genes' | 'descriptions' | 'breeds', () => TextIndex>
}

const known = new WeakMap<CatalogueRows, Catalogue>()

/** The catalogue as this process has it now: whoever answers a request takes it once. */
export function catalogueOf({ catalogue }: Pick<Services, 'catalogue'>): Catalogue {
  const rows = catalogue.rows()
  const made = known.get(rows) ?? toCatalogue(rows, () => Date.now())
  known.set(rows, made)
  return made
}

/** The price that holds at a moment; undefined in a currency that it is not sold in. */
export const priceAt = (
  { prices }: Pick<CataloguedProduct, 'prices'>,
  currency: Currency,
  at: number,
): PriceRow | undefined =>
  prices
    .get(currency)
    ?.find(({ validFrom, validUntil }) => validFrom.getTime() <= at && (!validUntil || validUntil.getTime() > at))

/** Those of these products that are sold in a currency, with what each costs now. */
export const pricedIn = (
  { now }: Pick<Catalogue, 'now'>,
  products: readonly CataloguedProduct[],
  currency: Currency,
): PricedProduct[] => {
  const at = now()
  return products.flatMap((product) => {
    const price = priceAt(product, currency, at)
    return price ? [{ product, amount: price.amount }] : []
  })
}

const lazily = <Value>(make: () => Value) => {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** `now` by the clock that decides which prices hold. */
export function toCatalogue(rows: CatalogueRows, now: () => number): Catalogue {
  const ranks = readingRanks(rows.products, ({ name }) => name)
  const pricesOf = Map.groupBy(rows.prices, ({ productId }) => productId)
  const breedsOf = Map.groupBy(rows.productBreeds, ({ productId }) => productId)
  const contentsOf = Map.groupBy(rows.productContents, ({ productId }) => productId)
  const ratings = new Map(rows.ratings.map(({ productId, ...rating }) => [productId, rating]))
  const products = rows.products.map((row, place) => ({
    row,
    place,
    rank: ranks.get(row) ?? 0,
    breedIds: new Set((breedsOf.get(row.id) ?? []).map(({ breedId }) => breedId)),
    rating: ratings.get(row.id) ?? null,
    contentIds: (contentsOf.get(row.id) ?? []).map(({ contentId }) => contentId),
    prices: Map.groupBy(pricesOf.get(row.id) ?? [], ({ currency }) => currency),
  }))
  const breedRanks = readingRanks(rows.breeds, ({ name }) => name)
  const breeds = rows.breeds.map((row) => ({ row, rank: breedRanks.get(row) ?? 0 }))
  const productById = new Map(products.map((product) => [product.row.id, product]))
  const breedById = new Map(breeds.map((breed) => [breed.row.id, breed]))
  const begins = [...new Set(rows.prices.map(({ validFrom }) => validFrom.getTime()))].toSorted((a, b) => a - b)
  const edition = () => `${rows.version}.${begins.findLastIndex((at) => at <= now())}`
  const priced = new Map<Currency, { edition: string; products: PricedProduct[] }>()
  return {
    edition,
    now,
    products,
    priced: (currency) => {
      const current = edition()
      const known = priced.get(currency)
      if (known?.edition === current) return known.products
      const made = { edition: current, products: pricedIn({ now }, products, currency) }
      priced.set(currency, made)
      return made.products
    },
    product: (id) => productById.get(id),
    breeds,
    breed: (id) => breedById.get(id),
    deliveries: rows.shippingMethods,
    hasClubProducts: rows.products.some(({ clubName, endedAt }) => clubName !== null && !endedAt),
    texts: {
      // As Americans spell it too.
      names: lazily(() => indexed('names', rows.products, ({ name }) => `${name} | ${spell(name, 'US')}`)),
      all: lazily(() => indexed('all', rows.products, ({ searchText }) => searchText)),
      genes: lazily(() => indexed('genes', rows.products, ({ gene }) => (gene ?? '').replace(/[^\p{L}\p{N}]+/gu, ' '))),
      descriptions: lazily(() => indexed('descriptions', rows.products, ({ description }) => description)),
      breeds: lazily(() => indexed('breeds', rows.breeds, ({ name, synonyms }) => `${name}|${synonyms.join('|')}`)),
    },
  }
}
