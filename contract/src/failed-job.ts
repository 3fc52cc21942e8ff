import { array, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { failedJobEndpoints } from './endpoints/failed-job.ts'
import { requiredText } from './form.ts'
import { sortBy } from './sort.ts'

/** A mail, or other work behind the pages, that did not go through. */
const failedJobSchema = object({
  id: string().uuid().required(),
  /** What kind of work: "receipt", "gift-card". */
  kind: string().required(),
  /** What it is about, as the shop names it: ids and kinds, no address. */
  about: string().defined(),
  /** waiting: is tried again by itself; failed: only by hand. */
  state: string().oneOf(['waiting', 'failed']).required(),
  tries: number().integer().required(),
  /** What went wrong the last time, without addresses. */
  error: string().required(),
  createdAt: string().datetime().required(),
  /** When it is tried again by itself; null where it is not. */
  nextTryAt: string().datetime().nullable().defined(),
}).noUnknown()
export type FailedJob = InferType<typeof failedJobSchema>

/** What comes due by itself every minute, and failed the last time. */
const failingChoreSchema = object({
  /** What it looks after: "gift cards". */
  name: string().required(),
  /** How often in a row. */
  failures: number().integer().required(),
  /** What went wrong the last time, without addresses. */
  error: string().required(),
  /** Since when it fails. */
  createdAt: string().datetime().required(),
  failedAt: string().datetime().required(),
}).noUnknown()

// Ours, and the desk's (docs/desk.md).
export const failedJobCalls = {
  listFailedJobs: call({
    ...failedJobEndpoints.listFailedJobs,
    summary:
      'Mails and other work that did not go through, newest first unless it is sorted, at most 200; and chores that fail',
    query: object({ sort: sortBy('kind', 'createdAt', 'tries') }),
    reply: object({
      results: array().of(failedJobSchema.required()).required(),
      /** They are done again within a minute. */
      chores: array().of(failingChoreSchema.required()).required(),
    }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  /** 404 for one that went through meanwhile. */
  retryFailedJob: call({
    ...failedJobEndpoints.retryFailedJob,
    summary: 'Tries one of them again at once',
    body: object({ reason: requiredText(200) }).noUnknown(),
    reply: object({ id: string().uuid().required(), kind: string().required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
}
