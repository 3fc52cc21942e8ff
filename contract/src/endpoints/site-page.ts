import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const sitePageEndpoints = endpoints({
  searchPages: { method: 'GET', path: '/api/pages', fails: messages.somethingWentWrong },
})
