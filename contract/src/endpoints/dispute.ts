import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const disputeEndpoints = endpoints({
  listDisputes: { method: 'GET', path: '/api/desk/disputes', fails: messages.somethingWentWrong },
})
