import type { BodyOf } from '@shop/contract/call-parts'
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

export const readAdvanceReleases = () => read(advanceResultEndpoints.listAdvanceReleases)

/** What the laboratory released before the report, newest first. */
export const useAdvanceReleases = () => useRead(readAdvanceReleases())

export const releaseAdvanceResult = (body: BodyOf<typeof advanceResultEndpoints.releaseAdvanceResult>) =>
  request(advanceResultEndpoints.releaseAdvanceResult, { body })

export const withdrawAdvanceResult = (body: BodyOf<typeof advanceResultEndpoints.withdrawAdvanceResult>) =>
  request(advanceResultEndpoints.withdrawAdvanceResult, { body })
