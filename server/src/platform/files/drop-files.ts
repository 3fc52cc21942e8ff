import { batchesOf } from '../db/batches.ts'
import type { Db } from '../db/open.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { fileDeletionQueue } from './queues.ts'

/** A bucket deletes so many well within the time of a job. */
const mostInOneJob = 500

/** Has files deleted once the transaction has committed in which rows stopped naming them. */
export async function dropFiles(tx: Db, jobs: Jobs, keys: (string | null | undefined)[]): Promise<void> {
  const named = keys.filter((key) => typeof key === 'string')
  for (const part of batchesOf(named, mostInOneJob)) await jobs.send(fileDeletionQueue, { keys: part }, tx)
}
