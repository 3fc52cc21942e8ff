import { vetCategoryIds } from '@shop/contract/constants'
import { type Product, productCalls, type ProductQuery } from '@shop/contract/product'
import { useRef, useState } from 'react'
import { rarelyChanges, read, useRead } from './use-call.ts'

export const readProducts = (query: ProductQuery) => read(productCalls.listProducts, { query })
export const readProduct = (id: string) => read(productCalls.getProduct, { params: { id } })

export const readBreedProducts = (breedId: string) => read(productCalls.listBreedProducts, { query: { id: breedId } })

/** The call behind a search of the whole shop: wide, and for vets only in the categories they buy from (search-5). */
export const searchQuery = (text: string, isVet: boolean, page = 1): ProductQuery => ({
  search: text.trim(),
  isDetails: 'true',
  ...(page > 1 && { page: String(page) }),
  ...(isVet && { category_ids: vetCategoryIds.join(',') }),
})

/** The page an address names: 1 when it names none or nonsense. */
export const pageIn = (query: URLSearchParams): number => Math.max(1, Math.trunc(Number(query.get('page'))) || 1)

/** One page of the listing. The page before stays on the screen, dimmed, while the next one loads. */
export const useProducts = (query: ProductQuery) =>
  useRead(readProducts(query), { ...rarelyChanges, keepPreviousData: true })

/** The results of a search; without a text nothing is asked. */
export const useProductSearch = (query: ProductQuery) =>
  useRead(query.search ? readProducts(query) : null, { ...rarelyChanges, keepPreviousData: true })

export const useProduct = (id: string) => useRead(readProduct(id), rarelyChanges)

/** Everything the shop sells for a breed, by name: its full profile, the tests that name it, and those for every breed. */
export const useBreedProducts = (breedId: string) => useRead(readBreedProducts(breedId), rarelyChanges)

type Found = { text: string; products: Product[] | undefined; next: number | null; isLoading: boolean }
const nothing: Found = { text: '', products: undefined, next: null, isLoading: false }

/**
 * Suggestions for a search box, a page at a time. A failure is swallowed (search-4): what was found stays, the rest is
 * not asked for again. Only the latest text counts, however late an earlier answer comes.
 */
export function useProductSuggestions(isVet: boolean) {
  const [found, setFound] = useState(nothing)
  const turn = useRef(0)

  const load = async (text: string, page: number, before: Product[]) => {
    const mine = ++turn.current
    setFound({ text, products: before, next: null, isLoading: true })
    const reply = await readProducts(searchQuery(text, isVet, page))
      .fetch()
      .catch(() => null)
    if (mine !== turn.current) return
    const products = reply ? [...before, ...reply.results] : before.length ? before : undefined
    setFound({ text, products, next: reply?.next ?? null, isLoading: false })
  }

  return {
    ...found,
    search: (text: string) => void load(text, 1, []),
    loadMore: () => {
      if (found.next && found.products) void load(found.text, found.next, found.products)
    },
  }
}
