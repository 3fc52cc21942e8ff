import type { Decision } from '@shop/contract/approval'
import type { BodyOf } from '@shop/contract/call-parts'
import { approvalEndpoints } from '@shop/contract/endpoints/approval'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

export const readWaiting = () => read(approvalEndpoints.listWaiting)

/** Everybody who waits to be approved, longest first. */
export const useWaiting = () => useRead(readWaiting())

/** Each decides on one, then fetches who waits again, also where it was refused because somebody else has decided. */
export function useDecide() {
  const { mutate } = useSWRConfig()
  return async (action: 'approve' | 'refuse', body: Decision) => {
    try {
      return await request(approvalEndpoints[action], { body })
    } finally {
      await mutate(readWaiting().key)
    }
  }
}

/** Sets what may be unpaid on an account; null ends its credit. */
export const setCredit = (body: BodyOf<typeof approvalEndpoints.setCredit>) =>
  request(approvalEndpoints.setCredit, { body })
