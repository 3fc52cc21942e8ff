import { mailJob } from '../../platform/job.ts'
import { linkMail } from './link-mail.ts'
import { linkQueue } from './queues.ts'

export const userJobs = [mailJob(linkQueue, (services, { mailTokenId }) => linkMail(services, mailTokenId))]
