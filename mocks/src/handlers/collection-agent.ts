import { collectionAgentCalls } from '@shop/contract/collection-agent'
import { listOf } from '../fixture.ts'
import { collectionAgents } from '../fixtures/collection-agent.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(collectionAgentCalls.listCollectionAgents, listOf(collectionAgents))]
