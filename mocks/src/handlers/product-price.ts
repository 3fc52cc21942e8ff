import { productPriceCalls } from '@shop/contract/product-price'
import { listOf } from '../fixture.ts'
import { pricedProducts, productPrice, productPrices } from '../fixtures/product-price.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(productPriceCalls.listPricedProducts, ({ query: { planned, search } }) =>
    listOf(
      pricedProducts.filter(
        (row) =>
          (planned !== 'true' || row.planned > 0) &&
          row.product.name.toLowerCase().includes(search?.toLowerCase() ?? ''),
      ),
    ),
  ),
  mock(productPriceCalls.listProductPrices, ({ query }) =>
    listOf(
      productPrices.filter(
        ({ price, state }) =>
          (!query.state || state === query.state) && (!query.currency || price.currency === query.currency),
      ),
    ),
  ),
  mock(productPriceCalls.planProductPrices, { results: productPrices }),
  mock(productPriceCalls.changePlannedPrice, productPrices[1] ?? productPrice()),
  mock(productPriceCalls.withdrawPlannedPrice, productPrice()),
]
