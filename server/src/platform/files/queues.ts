import { queue, recurringQueue } from '../jobs/queue.ts'

/** Deletes files by their keys, which a transaction that has committed no longer names. */
export const fileDeletionQueue = queue<{ keys: string[] }>('file-deletion')

/** Deletes files that no row names: of a transaction that failed, or of a process that ended before it. */
export const unnamedFilesQueue = recurringQueue('unnamed-files', '20 * * * *')
