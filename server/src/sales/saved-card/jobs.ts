import { job } from '../../platform/job.ts'
import { forgetCustomerQueue } from './queues.ts'

export const savedCardJobs = [
  job(forgetCustomerQueue, async ({ payments }, { customer, ...of }) => payments.of(of).cards?.forget(customer)),
]
