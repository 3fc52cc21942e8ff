import { job } from '../../platform/job.ts'
import { fileDeletionQueue, unnamedFilesQueue } from '../../platform/files/queues.ts'
import { deleteDropped, deleteUnnamed } from './unnamed.ts'

export const storedFileJobs = [
  job(fileDeletionQueue, (services, { keys }) => deleteDropped(services, keys)),
  job(unnamedFilesQueue, (services) => deleteUnnamed(services)),
]
