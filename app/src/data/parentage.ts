import type { IdentityQuery, ParentageRequestBody } from '@shop/contract/parentage'
import { parentageEndpoints } from '@shop/contract/endpoints/parentage'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

type Gender = 'male' | 'female'

/** Animals that can be compared, by name; null fetches none. */
export const useParentageAnimals = (query: { search?: string; gender?: Gender; speciesId?: string } | null) =>
  useRead(query && read(parentageEndpoints.listParentageAnimals, { query: { size: '50', ...query } }), {
    keepPreviousData: true,
  })

export const readParentageRequests = (page = 1) =>
  read(parentageEndpoints.listParentageRequests, { query: { page: String(page) } })
/** Requested comparisons, newest first. */
export const useParentageRequests = (page: number) => useRead(readParentageRequests(page), { keepPreviousData: true })

/** Compares an animal with its named parents; the list shows it then. */
export function useCompareParents() {
  const { mutate } = useSWRConfig()
  return async (body: ParentageRequestBody) => {
    const found = await request(parentageEndpoints.createParentageRequest, { body })
    await mutate(readParentageRequests().key)
    return found
  }
}

/** Compares two samples: whether they are of one animal. Nothing is stored. */
export const compareIdentity = (query: IdentityQuery) => request(parentageEndpoints.compareIdentity, { query })
