import { queue } from '../../platform/jobs/queue.ts'

/** Mails a link; sends nothing to an address where there is nothing to write. */
export const linkQueue = queue<{ mailTokenId: string }>('link')
