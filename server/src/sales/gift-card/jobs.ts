import { job, mailJob } from '../../platform/job.ts'
import { sendGiftCard } from './mail.ts'
import { giftCardSentMail } from './sent-mail.ts'
import { giftCardQueue, giftCardSentQueue } from './queues.ts'

export const giftCardJobs = [
  job(giftCardQueue, sendGiftCard),
  mailJob(giftCardSentQueue, (services, { giftCardId }) => giftCardSentMail(services, giftCardId)),
]
