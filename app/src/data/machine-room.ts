import type { QueryOf } from '@shop/contract/call-parts'
import { failedJobEndpoints } from '@shop/contract/endpoints/failed-job'
import { machineRoomEndpoints } from '@shop/contract/endpoints/machine-room'
import { reconciliationEndpoints } from '@shop/contract/endpoints/reconciliation'
import { Failure } from '@shop/contract/failure'
import { request } from '@shop/contract/request'
import { useRefreshDesk } from './refresh-desk.ts'
import { read, useRead } from './use-call.ts'

export const readMachineRoom = () => read(machineRoomEndpoints.getMachineRoom)

/** What the shop runs on. */
export const useMachineRoom = () => useRead(readMachineRoom())

type FailedJobsQuery = Partial<QueryOf<typeof failedJobEndpoints.listFailedJobs>>

export const readFailedJobs = (query: FailedJobsQuery) => read(failedJobEndpoints.listFailedJobs, { query })

/** Mails and other work that did not go through, and chores that fail. */
export const useFailedJobs = (query: FailedJobsQuery) => useRead(readFailedJobs(query), { keepPreviousData: true })

/** Tries some of them again; one that went through meanwhile needs it no more. */
export function useRetry() {
  const refresh = useRefreshDesk()
  return async (ids: readonly string[], reason: string) => {
    try {
      for (const id of ids)
        await request(failedJobEndpoints.retryFailedJob, { params: { id }, body: { reason } }).catch(
          (error: unknown) => {
            if (!(error instanceof Failure && error.status === 404)) throw error
          },
        )
    } finally {
      await refresh()
    }
  }
}

/** Compares the shop's records once it is asked to; it takes a while, and calls payment providers. */
export const useReconciliation = (isAsked: boolean) =>
  useRead(isAsked ? read(reconciliationEndpoints.reconcile) : null, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
