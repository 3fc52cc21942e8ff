import { job, mailJob } from '../../platform/job.ts'
import { renewLifePlan } from './register.ts'
import { lifePlanMail } from './mail.ts'
import { lifePlanQueue, lifePlanMailQueue } from './queues.ts'

export const lifePlanJobs = [
  job(lifePlanQueue, (services, { animalId, isTold }) => renewLifePlan(services.db, services, animalId, { isTold })),
  mailJob(lifePlanMailQueue, (services, { versionId }) => lifePlanMail(services, versionId)),
]
