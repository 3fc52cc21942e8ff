import { mailJob } from '../../platform/job.ts'
import { receiptMail } from './receipt-mail.ts'
import { orderNoticeMail } from './order-notice.ts'
import { readCheckout } from '../payment/steps.ts'
import { receiptQueue } from '../payment/queues.ts'
import { orderNoticeQueue } from './queues.ts'

export const checkoutJobs = [
  mailJob(receiptQueue, async (services, { checkoutId }) =>
    receiptMail(services, await readCheckout(services.db, checkoutId)),
  ),
  mailJob(orderNoticeQueue, async (services, { checkoutId, ...notice }) =>
    orderNoticeMail(services, await readCheckout(services.db, checkoutId), notice),
  ),
]
