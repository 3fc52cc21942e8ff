import { collectionAgentCalls } from '@shop/contract/collection-agent'
import { listOf } from '../fixture.ts'
import { agentKits, agentListing, collectionAgents, deskAgents } from '../fixtures/collection-agent.ts'
import { townsIn } from '../fixtures/town.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(collectionAgentCalls.listCollectionAgents, listOf(collectionAgents)),
  mock(collectionAgentCalls.listAgentTowns, ({ query }) => ({ results: townsIn(query.country) })),
  mock(collectionAgentCalls.getMyListing, { listing: null }),
  mock(collectionAgentCalls.updateMyListing, ({ body }) => agentListing(body)),
  mock(collectionAgentCalls.listAgentKits, { results: [] }),
  mock(collectionAgentCalls.listDeskAgents, { results: deskAgents }),
  mock(collectionAgentCalls.listDeskAgentKits, { results: agentKits }),
  mock(collectionAgentCalls.removeAgent, ({ params: { id } }) => ({ id: Number(id) })),
  mock(collectionAgentCalls.returnAgentKit, ({ params: { barcode } }) => ({ barcode, isChanged: true })),
]
