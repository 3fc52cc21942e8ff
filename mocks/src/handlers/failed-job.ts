import { failedJobCalls } from '@shop/contract/failed-job'
import { failedJobs } from '../fixtures/failed-job.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(failedJobCalls.listFailedJobs, failedJobs()),
  mock(failedJobCalls.retryFailedJob, { id: 'c0ffee00-0000-4000-8000-000000000a01', kind: 'receipt' }),
]
