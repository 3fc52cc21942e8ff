import { job } from '../../platform/job.ts'
import { followRelease } from './follow.ts'
import { sendReleaseMail } from './mail.ts'
import { catalogueReleaseQueue, releaseMailQueue } from './queues.ts'

export const catalogueReleaseJobs = [job(catalogueReleaseQueue, followRelease), job(releaseMailQueue, sendReleaseMail)]
