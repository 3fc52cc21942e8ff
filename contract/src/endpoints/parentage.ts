import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const parentageEndpoints = endpoints({
  listParentageRequests: { method: 'GET', path: '/api/my/parentage-requests', fails: messages.errorFetchingData },
  createParentageRequest: { method: 'POST', path: '/api/my/parentage-requests', fails: messages.operationFailed },
  compareIdentity: { method: 'GET', path: '/api/my/identity-comparison', fails: messages.operationFailed },
  listParentageAnimals: { method: 'GET', path: '/api/my/parentage-animals', fails: messages.failedToFetchAnimals },
})
