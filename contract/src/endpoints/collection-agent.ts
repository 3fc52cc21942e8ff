import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const deskAddress = '/api/desk/collection-agents'

export const collectionAgentEndpoints = endpoints({
  listCollectionAgents: { method: 'GET', path: '/api/tools/collection-agents', fails: messages.errorFetchingData },
  listAgentTowns: { method: 'GET', path: '/api/tools/collection-agents/towns', fails: messages.errorFetchingData },
  getMyListing: { method: 'GET', path: '/api/my/collection-agent', fails: messages.errorFetchingData },
  updateMyListing: { method: 'PUT', path: '/api/my/collection-agent', fails: messages.operationFailed },
  listAgentKits: { method: 'GET', path: '/api/my/collection-agent/kits', fails: messages.errorFetchingData },
  listDeskAgents: { method: 'GET', path: deskAddress, fails: messages.errorFetchingData },
  listDeskAgentKits: { method: 'GET', path: `${deskAddress}/{id}/kits`, fails: messages.errorFetchingData },
  removeAgent: { method: 'POST', path: `${deskAddress}/{id}/remove`, fails: messages.operationFailed },
  returnAgentKit: { method: 'POST', path: '/api/desk/agent-kits/{barcode}/returned', fails: messages.operationFailed },
})
