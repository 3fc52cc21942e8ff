import { categories, ourCategories, vetCategoryIds } from '@shop/contract/constants'
import type { Product, ProductQuery } from '@shop/contract/product'
import { productEndpoints } from '@shop/contract/endpoints/product'
import type { Found } from '@shop/contract/search'
import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { readFound } from './search.ts'
import { read, usePriced } from './use-call.ts'
import { useBeside } from './use-beside.ts'

export const readProducts = (query: ProductQuery) => read(productEndpoints.listProducts, { query })
export const readProduct = (id: string) => read(productEndpoints.getProduct, { params: { id } })

/** A breed's tests to build a profile from; the option that means all breeds of a species has all of its tests. */
export const readCustomProfile = (breedId: number) =>
  read(productEndpoints.getCustomProfile, { params: { id: String(breedId) } })

/** What practices order for themselves: SPEC's swabs, and supplies that are sold to vets only. */
export const readSupplies = () =>
  readProducts({ categoryIds: [categories.swab, ourCategories.practiceSupplies].join(','), sort: 'name' })

/** What listed collection agents order; nobody else finds any. */
export const readAgentProducts = () => readProducts({ categoryIds: String(ourCategories.agentProducts), sort: 'name' })

/** What the clubs that a user acts for are sold. */
const readClubProducts = () => readProducts({ isForClubs: 'true', sort: 'name' })

export const readBreedProducts = (breedId: string) =>
  read(productEndpoints.listBreedProducts, { query: { id: breedId } })

type SearchOptions = { isVet: boolean; ignoresFilters?: boolean; isNarrow?: boolean; page?: number }

/** The call behind a search of the whole shop: wide unless names alone are wanted, and for vets only in the categories they buy from, unless they ask for all (search-5). */
export const searchQuery = (
  text: string,
  { isVet, ignoresFilters = false, isNarrow = false, page = 1 }: SearchOptions,
): ProductQuery => ({
  search: text.trim(),
  ...(!isNarrow && { isDetails: 'true' }),
  ...(page > 1 && { page: String(page) }),
  ...(isVet && (ignoresFilters ? { ignoreFilters: 'true' } : { categoryIds: vetCategoryIds.join(',') })),
})

/** The page an address names, a whole number from 1: 1 when it names none or nonsense. */
export const pageIn = (query: URLSearchParams): number =>
  /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1

/** One page of the listing. The page before stays on the screen, dimmed, while the next one loads. */
export const useProducts = (query: ProductQuery) => usePriced(readProducts(query), { keepPreviousData: true })

/** The results of a search; without a text no request is made. */
export const useProductSearch = (query: ProductQuery) =>
  usePriced(query.search ? readProducts(query) : null, { keepPreviousData: true })

/** The tests that an article speaks of, by the search that finds them. */
export const readArticleTests = (search: string) => readProducts({ search })
export const useArticleTests = (search: string): Product[] =>
  useBeside(usePriced(readArticleTests(search)))?.results.slice(0, 3) ?? []

/** An empty id reads none. */
export const useProduct = (id: string) => usePriced(id ? readProduct(id) : null)

/**
 * A product as a list shows it that this page has read, so that its own page has a heading, a picture and a price while
 * the rest is fetched. Undefined where no list had it.
 */
export function useListedProduct(id: string): Product | undefined {
  const { cache, fallback } = useSWRConfig()
  const replies = [...cache.keys()].filter(isOfProducts).map((key) => cache.get(key)?.data)
  const rendered = Object.keys(fallback ?? {})
    .filter(isOfProducts)
    .map((key) => fallback?.[key])
  return [...replies, ...rendered].flatMap(listedIn).find((product) => String(product.id) === id)
}

/** Lists, and products with what they contain. */
const isOfProducts = (key: string) => key.startsWith(productEndpoints.listProducts.path)

const listedIn = ({ results, contents }: { results?: Product[]; contents?: Product[] } = {}) =>
  results ?? contents ?? []

/** Products as they are now, by their ids. */
export const fetchProducts = (ids: number[]): Promise<Product[]> =>
  Promise.all(ids.map((id) => readProduct(String(id)).fetch()))

/** Null reads none. */
export const useCustomProfile = (breedId: number | null) =>
  usePriced(breedId === null ? null : readCustomProfile(breedId))

export const useSupplies = (isForAgents = false) => usePriced(isForAgents ? readAgentProducts() : readSupplies())

export const useClubProducts = () => usePriced(readClubProducts())

/** Everything the shop sells for a breed, by name: its full profile, the tests that name it, and those for every breed. */
export const useBreedProducts = (breedId: string) => usePriced(readBreedProducts(breedId))

type Suggested = {
  text: string
  products: Product[] | undefined
  /** What else was found, once for a text. */
  found: Found | null
  next: number | null
  isLoading: boolean
}
const nothing: Suggested = { text: '', products: undefined, found: null, next: null, isLoading: false }

const findBeside = (text: string): Promise<Found | null> =>
  readFound(text)
    .fetch()
    .catch(() => null)

/**
 * Suggestions for a search box: products, a page at a time, and what is found beside them. A failure is swallowed
 * (search-4): what was found stays, the rest is not fetched again. Only the latest text counts, however late an earlier
 * answer comes.
 */
export function useProductSuggestions(isVet: boolean) {
  const [suggested, setSuggested] = useState(nothing)
  const turn = useRef(0)

  const load = async (text: string, page: number, { products: before = [], found: known }: Partial<Suggested>) => {
    const mine = ++turn.current
    setSuggested({ text, products: before, found: known ?? null, next: null, isLoading: true })
    const [reply, found] = await Promise.all([
      readProducts(searchQuery(text, { isVet, page }))
        .fetch()
        .catch(() => null),
      known ?? findBeside(text),
    ])
    if (mine !== turn.current) return
    const products = reply ? [...before, ...reply.results] : before.length ? before : undefined
    setSuggested({ text, products, found, next: reply?.next ?? null, isLoading: false })
  }

  return {
    ...suggested,
    search: (text: string) => void load(text, 1, {}),
    loadMore: () => {
      if (suggested.next && suggested.products) void load(suggested.text, suggested.next, suggested)
    },
  }
}
