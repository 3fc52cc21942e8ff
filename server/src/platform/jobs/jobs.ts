import { setTimeout as sleep } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Db } from '../db/open.ts'
import { withoutAddresses } from '../config/log.ts'
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts'
import type { Queue } from './queue.ts'

export type Jobs = {
  /** With `tx` the job exists exactly when the transaction commits. */
  send: <Data extends object>(queue: Queue<Data>, data: NoInfer<Data>, tx?: Db) => Promise<void>
  /** What did not go through, newest first, at most 200: what is tried again by itself, and what is not any more. */
  listFailed: () => Promise<FailedJob[]>
  /** How many of them there are, and since when there is the oldest. */
  countFailed: () => Promise<{ count: number; oldestAt: Date | null }>
  /** Has one of these tried again at once, with `tx` when it commits. Its kind; null where there is none. */
  retry: (id: string, tx?: Db) => Promise<string | null>
}

/** What does the jobs of a queue. */
export type JobHandler = { queue: Queue; run: (data: object) => Promise<unknown> }

/** `error` names no address. */
export type FailedJob = {
  id: string
  kind: string
  data: object
  state: 'waiting' | 'failed'
  tries: number
  error: string
  createdAt: Date
  nextTryAt: Date | null
}

/** For a database that is filled for the first time: that leaves nothing to do later. */
export const noJobs: Jobs = {
  send: ({ name }) => Promise.reject(new Error(`No jobs are stored here: ${name}`)),
  listFailed: async () => [],
  countFailed: async () => ({ count: 0, oldestAt: null }),
  retry: async () => null,
}

/** What a job carries, and of which trace it is a part, where there are traces. */
type Stored = { traceparent?: string }

const withTrace = (data: object, traceparent: string | undefined): Stored =>
  traceparent ? { ...data, traceparent } : data

type FailedRow = {
  id: string
  name: string
  data: Stored
  state: 'retry' | 'failed'
  retry_count: number
  output: { message?: string } | null
  created_on: Date | string
  start_after: Date | string
}

/** For `where`. What comes again by itself is no news, but for the log. */
const isFailed = (queues: readonly Queue[]) =>
  sql`state in ('retry', 'failed') and not ${inArray(
    sql`name`,
    queues.filter(({ cron }) => cron).map(({ name }) => name),
  )}`

async function failedIn(db: Db, queues: readonly Queue[], id?: string): Promise<FailedRow[]> {
  const found = await db.execute(sql`
    select id, name, data, state, retry_count, output, created_on, start_after from pgboss.job
    where ${isFailed(queues)} and ${id ? sql`id = ${id}` : sql`true`}
    order by created_on desc, id limit 200`)
  // Both drivers return `rows`, which their shared type lacks.
  return (found as { rows: FailedRow[] }).rows
}

async function countFailedIn(db: Db, queues: readonly Queue[]) {
  const found = await db.execute(sql`
    select count(*)::integer as count, min(created_on) as oldest from pgboss.job where ${isFailed(queues)}`)
  const [row] = (found as { rows: { count: number; oldest: Date | string | null }[] }).rows
  return { count: row?.count ?? 0, oldestAt: row?.oldest ? new Date(row.oldest) : null }
}

const toFailed = ({
  id,
  name,
  data: { traceparent: _, ...data },
  state,
  retry_count,
  output,
  created_on,
  start_after,
}: FailedRow): FailedJob => ({
  id,
  kind: name,
  data,
  state: state === 'retry' ? 'waiting' : 'failed',
  tries: retry_count + (state === 'failed' ? 1 : 0),
  error: withoutAddresses(output?.message ?? 'It took too long.'),
  createdAt: new Date(created_on),
  nextTryAt: state === 'retry' ? new Date(start_after) : null,
})

/** Workers are woken, and do not poll: 22 queues would be 11 statements a second in a shop without visitors. */
const pollingIntervalSeconds = 3600

/** Queues with a job that may begin: one statement, however many queues there are. */
const dueQueues = `
  select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= now()`

/** pg-boss in the shop's own database, with these queues. `work` begins to do jobs; until then they are only stored. */
export async function openJobs(
  database: Database,
  log: Pick<Logger, 'error'>,
  queues: readonly Queue[],
  telemetry: Telemetry = noTelemetry,
) {
  const boss = new PgBoss({
    db: {
      executeSql: database.executeSql,
      listen: async (channel, heard) => ({ close: database.listen(channel, heard) }),
    },
    backend: database.isEmbedded ? 'pglite' : 'postgres',
    // A job that is sent wakes the workers of its queue in every process when its transaction commits.
    useListenNotify: true,
    // No job of ours waits for another one.
    flowIntervalSeconds: 3600,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, options } of queues) {
    // Starting has read those that were there into pg-boss's cache.
    if (known.get(name)?.notify) continue
    if (known.has(name)) await boss.updateQueue(name, { notify: true })
    else await boss.createQueue(name, { ...options, notify: true })
    // Warms pg-boss's cache: on PGlite a send that misses it inside a transaction would wait for itself for ever.
    await boss.findJobs(name, { key: '-' })
  }

  const workers = new Map<string, string>()
  const ending = new AbortController()
  let watching: Promise<void> | undefined
  const wakeDue = async () => {
    const { rows } = await database.executeSql(dueQueues)
    for (const { name } of rows as { name: string }[]) boss.notifyWorker(workers.get(name) ?? '')
  }
  /** Nothing notifies of what becomes due by the clock, and what was sent while the listener was away is due, too. */
  const watch = async (everySeconds: number) => {
    while (!ending.signal.aborted) {
      await wakeDue().catch((error: unknown) => log.error({ err: error }, 'jobs'))
      await sleep(everySeconds * 1000, undefined, { signal: ending.signal, ref: false }).catch(() => {})
    }
  }

  return {
    send: async <Data extends object>({ name }: Queue<Data>, data: NoInfer<Data>, tx?: Db) => {
      // Both drivers return `rows`, which their shared type lacks.
      await boss.send(
        name,
        withTrace(data, telemetry.traceparent()),
        tx ? { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) } : {},
      )
    },
    listFailed: async () => (await failedIn(database.db, queues)).map(toFailed),
    countFailed: () => countFailedIn(database.db, queues),
    retry: async (id: string, tx: Db = database.db) => {
      const [found] = await failedIn(tx, queues, id)
      if (!found) return null
      if (found.state === 'failed')
        await boss.retry(found.name, id, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
      await tx.execute(sql`update pgboss.job set start_after = now() where id = ${id} and state = 'retry'`)
      return found.name
    },
    /** What is due by the clock begins at most `dueSeconds` later. */
    work: async (handlers: readonly JobHandler[], dueSeconds = 2) => {
      for (const { queue, run } of handlers) {
        const { name, cron } = queue
        const worker: string = await boss.work(
          name,
          { pollingIntervalSeconds },
          async (jobs: { id: string; data: Stored }[]) => {
            for (const { id, data: stored } of jobs) {
              const { traceparent, ...data } = stored
              const work = { kind: 'job', queue: name, traceparent } as const
              await telemetry
                .observe(work, () => run(data))
                .catch((error: unknown) => {
                  const { name: type, code, message, stack } = error as Error & { code?: string }
                  const err = { type, code, message: withoutAddresses(message), stack: withoutAddresses(stack ?? '') }
                  log.error({ job: name, id, err }, 'a job failed, and is tried again while it has tries left')
                  throw error
                })
            }
            // The embedded database works in this process: without a rest no request is read while jobs wait.
            if (database.isEmbedded) await sleep(1)
            // Where one job was, more may wait: without this a worker rests between any two.
            boss.notifyWorker(worker)
          },
        )
        workers.set(name, worker)
        if (cron) await boss.schedule(name, cron, {})
      }
      watching = watch(dueSeconds)
    },
    /** Lets jobs under way finish. */
    stop: async () => {
      ending.abort()
      await watching
      await boss.stop({ graceful: true, timeout: 5000, close: false })
    },
  }
}
