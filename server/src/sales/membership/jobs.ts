import { mailJob } from '../../platform/job.ts'
import { membershipMail } from './mail.ts'
import { membershipMailQueue } from '../member/queues.ts'

export const membershipJobs = [mailJob(membershipMailQueue, membershipMail)]
