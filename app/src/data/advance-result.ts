import type { BodyOf, QueryOf } from '@shop/contract/call-parts'
import { advanceResultEndpoints } from '@shop/contract/endpoints/advance-result'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

export const readAdvanceResults = () => read(advanceResultEndpoints.listAdvanceResults)

/** What was released early to the user, newest first. */
export const useAdvanceResults = () => useRead(readAdvanceResults())

/** Opens one, which is recorded; resolves to what was read so far. */
export function useOpenAdvanceResult() {
  const { mutate } = useSWRConfig()
  return async (id: string) => {
    try {
      return await request(advanceResultEndpoints.openAdvanceResult, { params: { id }, body: {} })
    } finally {
      await mutate(readAdvanceResults().key)
    }
  }
}

type ReleasesQuery = Partial<QueryOf<typeof advanceResultEndpoints.listAdvanceReleases>>

export const readAdvanceReleases = (query: ReleasesQuery) => read(advanceResultEndpoints.listAdvanceReleases, { query })

/** What the laboratory released before the report, newest first unless it is sorted. */
export const useAdvanceReleases = (query: ReleasesQuery) =>
  useRead(readAdvanceReleases(query), { keepPreviousData: true })

export const releaseAdvanceResult = (body: BodyOf<typeof advanceResultEndpoints.releaseAdvanceResult>) =>
  request(advanceResultEndpoints.releaseAdvanceResult, { body })

export const withdrawAdvanceResult = (body: BodyOf<typeof advanceResultEndpoints.withdrawAdvanceResult>) =>
  request(advanceResultEndpoints.withdrawAdvanceResult, { body })
