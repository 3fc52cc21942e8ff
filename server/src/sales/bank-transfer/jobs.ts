import { mailJob } from '../../platform/job.ts'
import { transferMail } from './mail.ts'
import { transferMailQueue } from './queues.ts'

export const bankTransferJobs = [mailJob(transferMailQueue, transferMail)]
