import { queue } from '../../platform/jobs/queue.ts'

/** Mails a report to whoever requested it. */
export const reportQueue = queue<{ id: string; reportKey: string; userId: string }>('report')
