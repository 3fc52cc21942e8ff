import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const todayEndpoints = endpoints({
  getDeskToday: { method: 'GET', path: '/api/desk/today', fails: messages.somethingWentWrong },
})
