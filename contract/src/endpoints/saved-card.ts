import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const savedCardEndpoints = endpoints({
  listSavedCards: { method: 'GET', path: '/api/my/saved-cards', fails: messages.errorFetchingData },
  removeSavedCard: { method: 'DELETE', path: '/api/my/saved-cards/{id}', fails: messages.operationFailed },
})
