import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const productEndpoints = endpoints({
  listProducts: {
    method: 'GET',
    path: '/api/store/products',
    camelCaseQuery: ['isDetails'],
    fails: messages.failedToFetchProducts,
  },
  getProduct: { method: 'GET', path: '/api/store/products/product/{id}', fails: messages.failedToFetchProductDetails },
  getMyProduct: {
    method: 'GET',
    path: '/api/my/store/products/product/{id}',
    fails: messages.failedToFetchProductDetails,
  },
  getCustomProfile: {
    method: 'GET',
    path: '/api/store/products/custom-profile/{id}',
    fails: messages.failedToFetchProductDetails,
  },
  listBreedProducts: { method: 'GET', path: '/api/store/products/breed', fails: messages.failedToFetchProducts },
})
