import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const fails = messages.somethingWentWrong

export const clubProductEndpoints = endpoints({
  listClubProducts: { method: 'GET', path: '/api/desk/club-products', fails },
  addClubProduct: { method: 'POST', path: '/api/desk/club-products', fails },
  endClubProduct: { method: 'POST', path: '/api/desk/club-products/{id}/end', fails },
})
