import { mailJob } from '../../platform/job.ts'
import { parcelMail } from './mail.ts'
import { parcelMailQueue } from './queues.ts'

export const parcelJobs = [mailJob(parcelMailQueue, parcelMail)]
