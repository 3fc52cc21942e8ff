import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const fails = messages.somethingWentWrong

export const productPriceEndpoints = endpoints({
  listPricedProducts: { method: 'GET', path: '/api/desk/priced-products', fails },
  listProductPrices: { method: 'GET', path: '/api/desk/prices', fails },
  planProductPrices: { method: 'POST', path: '/api/desk/prices', fails },
  changePlannedPrice: { method: 'POST', path: '/api/desk/prices/{id}', fails },
  withdrawPlannedPrice: { method: 'POST', path: '/api/desk/prices/{id}/withdraw', fails },
})
