import { job, mailJob } from '../../platform/job.ts'
import { sendRefund } from './send.ts'
import { refundMail } from './mail.ts'
import { refundNewsMail } from './news-mail.ts'
import { refundQueue, refundMailQueue, refundNewsQueue } from './queues.ts'

export const refundJobs = [
  job(refundQueue, (services, { refundId }) => sendRefund(services, refundId)),
  mailJob(refundMailQueue, (services, { creditNoteId }) => refundMail(services, creditNoteId)),
  mailJob(refundNewsQueue, refundNewsMail),
]
