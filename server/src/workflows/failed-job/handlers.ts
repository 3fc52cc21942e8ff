import { Failure } from '@shop/contract/failure'
import type { failedJobCalls } from '@shop/contract/failed-job'
import { asc } from 'drizzle-orm'
import { recordAudit } from '../../people/admin/audit.ts'
import { isUuid } from '../../platform/values/ids.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { failingChores } from '../../schema/failed-job.ts'
import type { FailedJob } from '../../platform/jobs/jobs.ts'
import { sortRows } from '../../platform/values/sort-rows.ts'

/** Sealed: whom a mail goes to, and what it quotes. */
const isShown = ([name]: [string, unknown]) => name !== 'to' && name !== 'text'

const aboutOf = (data: object) =>
  Object.entries(data)
    .filter(isShown)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ')

const columns = {
  kind: ({ kind }: FailedJob) => kind,
  createdAt: ({ createdAt }: FailedJob) => createdAt.getTime(),
  tries: ({ tries }: FailedJob) => tries,
}

export const failedJobHandlers = ({ db, jobs }: Services): Handlers<typeof failedJobCalls> => ({
  listFailedJobs: async ({ query }) => ({
    results: sortRows(await jobs.listFailed(), columns, query.sort ?? '-createdAt').map(
      ({ data, createdAt, nextTryAt, ...job }) => ({
        ...job,
        about: aboutOf(data),
        createdAt: createdAt.toISOString(),
        nextTryAt: nextTryAt?.toISOString() ?? null,
      }),
    ),
    chores: (await db.select().from(failingChores).orderBy(asc(failingChores.createdAt))).map(
      ({ createdAt, failedAt, ...chore }) => ({
        ...chore,
        createdAt: createdAt.toISOString(),
        failedAt: failedAt.toISOString(),
      }),
    ),
  }),

  retryFailedJob: ({ params: { id }, body, actor }) =>
    db.transaction(async (tx) => {
      const kind = isUuid(id) ? await jobs.retry(id, tx) : null
      if (!kind) throw new Failure(404, { message: 'Nothing that failed has this number: it may have gone through.' })
      await recordAudit(tx, actor, { action: 'retry-job', subject: `${kind} ${id}`, reason: body.reason })
      return { id, kind }
    }),
})
