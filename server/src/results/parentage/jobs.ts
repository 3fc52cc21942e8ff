import { job } from '../../platform/job.ts'
import { queueClearances } from './dependants.ts'
import { dependantsQueue } from './queues.ts'

export const parentageJobs = [
  job(dependantsQueue, (services, { animalIds }) => queueClearances(services.db, services, animalIds)),
]
