import { productCalls, type ProductQuery } from '@shop/contract/product'
import { rarelyChanges, read, useRead } from './use-call.ts'

export const readProducts = (query: ProductQuery) => read(productCalls.listProducts, { query })
export const readProduct = (id: string) => read(productCalls.getProduct, { params: { id } })

/** One page of the listing. The page before stays on the screen, dimmed, while the next one loads. */
export const useProducts = (query: ProductQuery) => useRead(readProducts(query), { ...rarelyChanges, keepPreviousData: true })

export const useProduct = (id: string) => useRead(readProduct(id), rarelyChanges)
