import type { productCalls } from '@shop/contract/product'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { readCustomProfile } from './custom-profile.ts'
import { readProduct } from './detail.ts'
import { listBreedProducts, searchProducts } from './search.ts'

export const productHandlers = (services: Services): Handlers<typeof productCalls> => ({
  listProducts: ({ query, visitor }) => searchProducts(services, query, visitor),
  getProduct: ({ params, visitor }) => readProduct(services, params.id, visitor),
  getMyProduct: ({ params, visitor }) => readProduct(services, params.id, visitor),
  getCustomProfile: async ({ params, visitor }) => readCustomProfile(services, params.id, visitor),
  listBreedProducts: ({ query, visitor }) => listBreedProducts(services, query.id, visitor),
})
