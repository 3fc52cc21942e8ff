import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const litterEndpoints = endpoints({
  listLitters: { method: 'GET', path: '/api/my/litters', fails: messages.errorFetchingData },
  getLitter: { method: 'GET', path: '/api/my/litters/{id}', fails: messages.errorFetchingData },
  createLitter: { method: 'POST', path: '/api/my/litters', fails: messages.operationFailed },
  addOffspring: { method: 'POST', path: '/api/my/litters/{id}/offspring', fails: messages.operationFailed },
  removeLitter: { method: 'DELETE', path: '/api/my/litters/{id}', fails: messages.operationFailed },
})
