import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const searchEndpoints = endpoints({
  search: { method: 'GET', path: '/api/search', fails: messages.somethingWentWrong },
})
