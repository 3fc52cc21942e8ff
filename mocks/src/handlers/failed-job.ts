import { failedJobCalls } from '@shop/contract/failed-job'
import { failedJobs } from '../fixtures/failed-job.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(failedJobCalls.listFailedJobs, failedJobs()),
  mock(failedJobCalls.retryFailedJob, ({ params: { id } }) => ({ id, kind: 'receipt' })),
]
