import { job } from '../../platform/job.ts'
import { workThrough } from './work.ts'
import { workSpreadsheetQueue } from './queues.ts'

export const workSpreadsheetJobs = [job(workSpreadsheetQueue, workThrough)]
