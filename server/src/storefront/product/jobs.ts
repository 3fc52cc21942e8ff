import { job } from '../../platform/job.ts'
import { markBestSellers } from './best-seller.ts'
import { bestSellersQueue } from './queues.ts'

export const productJobs = [job(bestSellersQueue, (services) => markBestSellers(services))]
