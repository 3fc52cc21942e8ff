import type { Decision } from '@shop/contract/approval'
import type { BodyOf, QueryOf } from '@shop/contract/call-parts'
import { approvalEndpoints } from '@shop/contract/endpoints/approval'
import { request } from '@shop/contract/request'
import { useRefreshDesk } from './refresh-desk.ts'
import { read, useRead } from './use-call.ts'

type WaitingQuery = Partial<QueryOf<typeof approvalEndpoints.listWaiting>>

export const readWaiting = (query: WaitingQuery) => read(approvalEndpoints.listWaiting, { query })

/** Everybody who waits to be approved, longest first unless they are sorted. */
export const useWaiting = (query: WaitingQuery) => useRead(readWaiting(query), { keepPreviousData: true })

/** Each decides on one, then fetches who waits again, also where it was refused because somebody else has decided. */
export function useDecide() {
  const refresh = useRefreshDesk()
  return async (action: 'approve' | 'refuse', body: Decision) => {
    try {
      return await request(approvalEndpoints[action], { body })
    } finally {
      await refresh()
    }
  }
}

/** Sets what may be unpaid on an account; null ends its credit. */
export const setCredit = (body: BodyOf<typeof approvalEndpoints.setCredit>) =>
  request(approvalEndpoints.setCredit, { body })
