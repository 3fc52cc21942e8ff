import { mailJob } from '../../platform/job.ts'
import { orderAddressMail, repeatedMail } from './mail.ts'
import { orderAddressQueue, orderMailQueue } from './queues.ts'

export const deskOrderJobs = [mailJob(orderAddressQueue, orderAddressMail), mailJob(orderMailQueue, repeatedMail)]
