import { collectionAgentClient } from '@shop/contract/endpoints/collection-agent'
import type { QueryOf } from '@shop/contract/call'
import { rarelyChanges, read, useRead } from './use-call.ts'

export type AgentQuery = Partial<QueryOf<typeof collectionAgentClient.listCollectionAgents>>

export const readAgents = (query: AgentQuery = {}) => read(collectionAgentClient.listCollectionAgents, { query })

/** Collection agents by country and by place, postcode or name; null asks for none yet. */
export const useAgents = (query: AgentQuery | null) =>
  useRead(query && readAgents(query), { ...rarelyChanges, keepPreviousData: true })
