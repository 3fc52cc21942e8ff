import type { AgentListingBody } from '@shop/contract/collection-agent'
import { collectionAgentEndpoints } from '@shop/contract/endpoints/collection-agent'
import type { QueryOf } from '@shop/contract/call-parts'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { useRefreshDesk } from './refresh-desk.ts'
import { rarelyChanges, read, useRead } from './use-call.ts'

export type AgentQuery = Partial<QueryOf<typeof collectionAgentEndpoints.listCollectionAgents>>

export const readAgents = (query: AgentQuery = {}) => read(collectionAgentEndpoints.listCollectionAgents, { query })

/** Collection agents by country and by place, postcode or name; null fetches none. */
export const useAgents = (query: AgentQuery | null) =>
  useRead(query && readAgents(query), { ...rarelyChanges, keepPreviousData: true })

export const readAgentTowns = (country: string) => read(collectionAgentEndpoints.listAgentTowns, { query: { country } })

/** The towns of a country in which agents are; null fetches none. */
export const useAgentTowns = (country: string | null) =>
  useRead(country ? readAgentTowns(country) : null, rarelyChanges)

export const readMyListing = () => read(collectionAgentEndpoints.getMyListing)

/** The user's own entry of the list; false fetches none. */
export const useMyListing = (isWanted: boolean) => useRead(isWanted ? readMyListing() : null)

/** Changes the user's own entry; every page of the list is then fetched again. */
export function useUpdateListing() {
  const { mutate } = useSWRConfig()
  return async (body: AgentListingBody) => {
    const listing = await request(collectionAgentEndpoints.updateMyListing, { body })
    await mutate(readMyListing().key, { listing })
    await mutate((key) => typeof key === 'string' && key.startsWith(collectionAgentEndpoints.listCollectionAgents.path))
    return listing
  }
}

export const readAgentKits = () => read(collectionAgentEndpoints.listAgentKits)

/** The swab kits that the user was sent as an agent. */
export const useAgentKits = () => useRead(readAgentKits())

type DeskAgentsQuery = Partial<QueryOf<typeof collectionAgentEndpoints.listDeskAgents>>

export const readDeskAgents = (query: DeskAgentsQuery) => read(collectionAgentEndpoints.listDeskAgents, { query })

/** Every agent as the desk sees them, by country and place unless they are sorted. */
export const useDeskAgents = (query: DeskAgentsQuery) => useRead(readDeskAgents(query), { keepPreviousData: true })

const readDeskAgentKits = (id: number) =>
  read(collectionAgentEndpoints.listDeskAgentKits, { params: { id: String(id) } })

/** The swab kits that an agent was sent, and where each is. */
export const useDeskAgentKits = (id: number) => useRead(readDeskAgentKits(id))

/** Each changes what an agent has, then fetches it again. */
export function useDeskAgentActions(id: number) {
  const refresh = useRefreshDesk()
  const keep = async (changing: Promise<unknown>) => {
    try {
      await changing
    } finally {
      await refresh()
    }
  }
  return {
    remove: (reason: string) =>
      keep(request(collectionAgentEndpoints.removeAgent, { params: { id: String(id) }, body: { reason } })),
    returnKit: (barcode: string, reason: string) =>
      keep(request(collectionAgentEndpoints.returnAgentKit, { params: { barcode }, body: { reason } })),
  }
}
