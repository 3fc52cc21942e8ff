import { mailJob } from '../../platform/job.ts'
import { activationMail } from './mail.ts'
import { activationMailQueue } from './queues.ts'

export const activationJobs = [mailJob(activationMailQueue, activationMail)]
