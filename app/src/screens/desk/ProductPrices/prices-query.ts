import type { QueryOf } from '@shop/contract/call-parts'
import type { productPriceEndpoints } from '@shop/contract/endpoints/product-price'
import { listQuery } from '../../../parts/desk/list-query.ts'

type PricesQuery = QueryOf<typeof productPriceEndpoints.listProductPrices>

/** The history of one product, as its page's address narrows it. */
export const pricesQuery = (productId = '', query: URLSearchParams): PricesQuery => ({
  ...listQuery<PricesQuery>(query, ['currency', 'state']),
  productId,
})
