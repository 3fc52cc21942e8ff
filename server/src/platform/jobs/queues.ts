import { recurringQueue } from './queue.ts'

/** What comes due by itself, once a minute. */
export const sweepQueue = recurringQueue('sweep', '* * * * *')

/** Has the database count its rows again. */
export const statisticsQueue = recurringQueue('statistics', '40 3 * * *')
