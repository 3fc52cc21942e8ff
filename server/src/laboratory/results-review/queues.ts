import { queue } from '../../platform/jobs/queue.ts'

/** Imports a file that a second person has released, where the process that did so has crashed. */
export const resultsReleaseQueue = queue<{ reviewId: string }>('results-release', { expireInSeconds: 1800 })
