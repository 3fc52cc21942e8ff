import { failedJobCalls } from '@shop/contract/failed-job'
import { machineRoomCalls } from '@shop/contract/machine-room'
import { reconciliationCalls } from '@shop/contract/reconciliation'
import { failedJobs, machineRoom } from '../fixtures/machine-room.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(machineRoomCalls.getMachineRoom, machineRoom()),
  mock(failedJobCalls.listFailedJobs, failedJobs()),
  mock(failedJobCalls.retryFailedJob, ({ params: { id } }) => ({ id, kind: 'receipt' })),
  mock(reconciliationCalls.reconcile, { results: [] }),
]
