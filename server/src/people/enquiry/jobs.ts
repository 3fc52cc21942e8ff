import { mailJob } from '../../platform/job.ts'
import { enquiryMail, enquiryMessageMail } from './mail.ts'
import { enquiryQueue, enquiryMessageQueue } from './queues.ts'

export const enquiryJobs = [mailJob(enquiryQueue, enquiryMail), mailJob(enquiryMessageQueue, enquiryMessageMail)]
