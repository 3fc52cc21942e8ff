import type { BodyOf, QueryOf } from '@shop/contract/call-parts'
import { productPriceEndpoints } from '@shop/contract/endpoints/product-price'
import { request } from '@shop/contract/request'
import { read, useRead } from './use-call.ts'
import { useRefreshDesk } from './refresh-desk.ts'

type ProductsQuery = QueryOf<typeof productPriceEndpoints.listPricedProducts>
type PricesQuery = Omit<QueryOf<typeof productPriceEndpoints.listProductPrices>, 'productId'>

export const readPricedProducts = (query: ProductsQuery) => read(productPriceEndpoints.listPricedProducts, { query })
/** A page of products with what they cost: those whose price changes first, then by name. */
export const usePricedProducts = (query: ProductsQuery) =>
  useRead(readPricedProducts(query), { keepPreviousData: true })

export const readProductPrices = (productId: string, query: PricesQuery) =>
  read(productPriceEndpoints.listProductPrices, { query: { ...query, productId } })
/** A page of a product's prices, by currency and time. */
export const useProductPrices = (productId: string, query: PricesQuery) =>
  useRead(readProductPrices(productId, query), { keepPreviousData: true })

/** Each changes what is planned, then fetches the lists again. */
export function usePriceActions() {
  const refresh = useRefreshDesk()
  return {
    plan: async (body: BodyOf<typeof productPriceEndpoints.planProductPrices>) => {
      const { results } = await request(productPriceEndpoints.planProductPrices, { body })
      await refresh()
      return results
    },
    change: async (id: string, body: BodyOf<typeof productPriceEndpoints.changePlannedPrice>) => {
      const changed = await request(productPriceEndpoints.changePlannedPrice, { params: { id }, body })
      await refresh()
      return changed
    },
    withdraw: async (id: string, reason: string) => {
      const goesOn = await request(productPriceEndpoints.withdrawPlannedPrice, { params: { id }, body: { reason } })
      await refresh()
      return goesOn
    },
  }
}
