import { productCalls } from '@shop/contract/product'
import { listOf } from '../fixture.ts'
import { customProfile, productDetail, products } from '../fixtures/product.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(productCalls.listProducts, listOf(products)),
  mock(productCalls.getProduct, productDetail()),
  mock(productCalls.getMyProduct, productDetail()),
  mock(productCalls.getCustomProfile, ({ params }) => customProfile(Number(params.id))),
  mock(productCalls.listBreedProducts, listOf(products)),
]
