import { queue } from '../../platform/jobs/queue.ts'

/**
 * Has everybody notified of what an import or a change of stages has for them; those up to the notice `after` are done.
 */
export const labNewsQueue = queue<{ run: string; after: string | null }>('lab-news')

/** Mails the person of this notice all that its run has for them. */
export const labMailQueue = queue<{ noticeId: string }>('lab-mail')

/** Continues with a laboratory's file whose process has crashed. */
export const labImportQueue = queue<{ importId: string }>('lab-import', { expireInSeconds: 1800 })
