import { mailJob } from '../../platform/job.ts'
import { orderLinkQueue } from './queues.ts'
import { orderLinkMail } from './send-link.ts'

export const orderJobs = [mailJob(orderLinkQueue, orderLinkMail)]
