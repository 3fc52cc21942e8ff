import { recurringQueue } from '../../platform/jobs/queue.ts'

/** Finds out what sold best. */
export const bestSellersQueue = recurringQueue('best-sellers', '20 3 * * *')
