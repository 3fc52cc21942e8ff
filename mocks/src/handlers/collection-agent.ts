import { collectionAgentCalls } from '@shop/contract/collection-agent'
import { listOf } from '../fixture.ts'
import { agentListing, collectionAgents } from '../fixtures/collection-agent.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(collectionAgentCalls.listCollectionAgents, listOf(collectionAgents)),
  mock(collectionAgentCalls.getMyListing, { listing: null }),
  mock(collectionAgentCalls.updateMyListing, ({ body }) => agentListing(body)),
  mock(collectionAgentCalls.listAgentKits, { results: [] }),
]
