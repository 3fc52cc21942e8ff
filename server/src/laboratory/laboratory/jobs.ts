import { job } from '../../platform/job.ts'
import { queueNews, sendLabMail } from './notify.ts'
import { resumeImport } from './import-results.ts'
import { labNewsQueue, labMailQueue, labImportQueue } from './queues.ts'

export const laboratoryJobs = [
  job(labNewsQueue, queueNews),
  job(labMailQueue, sendLabMail),
  job(labImportQueue, (services, { importId }) => resumeImport(services, importId)),
]
