import { job } from '../../platform/job.ts'
import { endMandateQueue } from './queues.ts'

export const memberJobs = [
  job(endMandateQueue, async ({ payments }, agreed) => payments.of(agreed).mandates?.end(agreed.mandate)),
]
