import { mailJob } from '../../platform/job.ts'
import { reportMail } from './mail.ts'
import { reportQueue } from './queues.ts'

export const reportJobs = [mailJob(reportQueue, reportMail)]
