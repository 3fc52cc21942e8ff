import { doChores } from './chores.ts'
import { userJobs } from './people/user/jobs.ts'
import { enquiryJobs } from './people/enquiry/jobs.ts'
import { productJobs } from './storefront/product/jobs.ts'
import { parentageJobs } from './results/parentage/jobs.ts'
import { reportJobs } from './results/report/jobs.ts'
import { lifePlanJobs } from './results/life-plan/jobs.ts'
import { laboratoryJobs } from './laboratory/laboratory/jobs.ts'
import { resultsReviewJobs } from './laboratory/results-review/jobs.ts'
import { clearanceJobs } from './laboratory/clearance/jobs.ts'
import { catalogueReleaseJobs } from './laboratory/catalogue-release/jobs.ts'
import { giftCardJobs } from './sales/gift-card/jobs.ts'
import { memberJobs } from './sales/member/jobs.ts'
import { savedCardJobs } from './sales/saved-card/jobs.ts'
import { orderJobs } from './sales/order/jobs.ts'
import { parcelJobs } from './sales/parcel/jobs.ts'
import { refundJobs } from './sales/refund/jobs.ts'
import { checkoutJobs } from './sales/checkout/jobs.ts'
import { membershipJobs } from './sales/membership/jobs.ts'
import { bankTransferJobs } from './sales/bank-transfer/jobs.ts'
import { deskOrderJobs } from './sales/desk-order/jobs.ts'
import { activationJobs } from './workflows/activation/jobs.ts'
import { storedFileJobs } from './workflows/stored-file/jobs.ts'
import { workSpreadsheetJobs } from './workflows/work-spreadsheet/jobs.ts'
import { gatherStatistics } from './platform/db/statistics.ts'
import { type Job, job, mailJob } from './platform/job.ts'
import type { JobHandler } from './platform/jobs/jobs.ts'
import { statisticsQueue, sweepQueue } from './platform/jobs/queues.ts'
import { notices } from './notices.ts'
import { noticeMail } from './platform/mail/notice.ts'
import { noticeQueue } from './platform/mail/queues.ts'
import type { Services } from './platform/services.ts'

/** Every queue with what does its jobs: job-handlers.unit.ts finds a queue that is declared and not here. */
const jobs: Job[] = [
  job(sweepQueue, (services) => doChores(services)),
  job(statisticsQueue, ({ db }) => gatherStatistics(db)),
  mailJob(noticeQueue, (services, notice) => noticeMail(services, notices, notice)),
  ...userJobs,
  ...enquiryJobs,
  ...productJobs,
  ...parentageJobs,
  ...reportJobs,
  ...lifePlanJobs,
  ...laboratoryJobs,
  ...resultsReviewJobs,
  ...clearanceJobs,
  ...catalogueReleaseJobs,
  ...giftCardJobs,
  ...memberJobs,
  ...savedCardJobs,
  ...orderJobs,
  ...parcelJobs,
  ...refundJobs,
  ...checkoutJobs,
  ...membershipJobs,
  ...bankTransferJobs,
  ...deskOrderJobs,
  ...activationJobs,
  ...workSpreadsheetJobs,
  ...storedFileJobs,
]

export const queues = jobs.map(({ queue }) => queue)

export const jobHandlers = (services: Services): JobHandler[] =>
  jobs.map(({ queue, run }) => ({ queue, run: (data) => run(services, data) }))
