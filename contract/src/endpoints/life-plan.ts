import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const lifePlanEndpoints = endpoints({
  getLifePlan: { method: 'GET', path: '/api/my/animals/{id}/life-plan', fails: messages.somethingWentWrong },
  getLifePlanFile: { method: 'GET', path: '/api/my/life-plans/{file}', fails: messages.somethingWentWrong },
})
