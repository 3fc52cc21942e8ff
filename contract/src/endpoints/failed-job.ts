import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const fails = messages.somethingWentWrong

export const failedJobEndpoints = endpoints({
  listFailedJobs: { method: 'GET', path: '/api/desk/failed-jobs', fails },
  retryFailedJob: { method: 'POST', path: '/api/desk/failed-jobs/{id}/retry', fails },
})
