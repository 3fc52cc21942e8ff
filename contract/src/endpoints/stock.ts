import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const fails = messages.somethingWentWrong

export const stockEndpoints = endpoints({
  listStock: { method: 'GET', path: '/api/desk/stock', fails },
  getStock: { method: 'GET', path: '/api/desk/stock/{productId}', fails },
  setStock: { method: 'PUT', path: '/api/desk/stock/{productId}', fails },
  moveStock: { method: 'POST', path: '/api/desk/stock/{productId}/movements', fails },
  listStockMovements: { method: 'GET', path: '/api/desk/stock/{productId}/movements', fails },
})
