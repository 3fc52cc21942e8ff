import { job } from '../../platform/job.ts'
import { followClearance } from './renew.ts'
import { clearanceQueue } from '../../results/parentage/queues.ts'

export const clearanceJobs = [job(clearanceQueue, followClearance)]
