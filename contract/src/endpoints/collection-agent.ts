import { clientOf, endpoints } from '../call.ts'
import type { collectionAgentCalls } from '../collection-agent.ts'
import { messages } from '../messages.ts'

export const collectionAgentEndpoints = endpoints({
  listCollectionAgents: { method: 'GET', path: '/api/tools/collection-agents', fails: messages.errorFetchingData },
})

/** For the browser. */
export const collectionAgentClient = clientOf<typeof collectionAgentCalls>(collectionAgentEndpoints)
