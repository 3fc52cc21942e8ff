import type { productCalls } from '@shop/contract/product'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { readCustomProfile } from './custom-profile.ts'
import { readProduct } from './detail.ts'
import { listBreedProducts, searchProducts } from './search.ts'

export const productHandlers = ({ db }: Services): Handlers<typeof productCalls> => ({
  listProducts: ({ query, visitor }) => searchProducts(db, query, visitor),
  getProduct: ({ params, visitor }) => readProduct(db, params.id, visitor),
  getMyProduct: ({ params, visitor }) => readProduct(db, params.id, visitor),
  getCustomProfile: ({ params, visitor }) => readCustomProfile(db, params.id, visitor),
  listBreedProducts: ({ query, visitor }) => listBreedProducts(db, query.id, visitor),
})
