import { job } from '../../platform/job.ts'
import { finishApproval } from './decide.ts'
import { resultsReleaseQueue } from './queues.ts'

export const resultsReviewJobs = [
  job(resultsReleaseQueue, (services, { reviewId }) => finishApproval(services, reviewId)),
]
