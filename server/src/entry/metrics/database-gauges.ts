import { inArray, sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Database, Pool } from '../../platform/db/open.ts'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import { failingChores } from '../../schema/failed-job.ts'
import { inTime } from '../http/readiness.ts'

/** Of checkouts that came to a payment. The index on state and time needs them by name. */
const states: CheckoutRow['status'][] = [
  'paying',
  'paid',
  'pending',
  'failed',
  'cancelled',
  'withdrawn',
  'expired',
  'refunded',
]

/** A row for each line of a gauge. pg-boss counts its jobs once a minute; counting them again would read them all. */
const lines = sql`
  select 'jobs' as gauge, json_build_object('queue', name, 'state', state) as labels, count
    from pgboss.queue, lateral (values
      ('deferred', deferred_count), ('ready', ready_count), ('active', active_count), ('failed', failed_count)
    ) as counted (state, count)
  union all
  select 'payments', json_build_object('provider', provider, 'state', status), count from (
    select ${checkouts.provider}, ${checkouts.status}, count(*)::int from ${checkouts}
    where ${checkouts.status} = 'paying'
      or (${inArray(checkouts.status, states)} and ${checkouts.updatedAt} > now() - interval '1 hour')
    group by ${checkouts.provider}, ${checkouts.status}
  ) as counted
  union all
  select 'chores', json_build_object('chore', ${failingChores.name}), ${failingChores.failures} from ${failingChores}`

type Line = { gauge: 'jobs' | 'payments' | 'chores'; labels: Record<string, string>; count: number }

function makeGauges(registers: [Registry]): Record<Line['gauge'], Gauge> {
  return {
    jobs: new Gauge({
      name: 'shop_jobs',
      help: 'Jobs by queue: deferred, ready, active or failed for good. As of the last minutes.',
      labelNames: ['queue', 'state'],
      registers,
    }),
    payments: new Gauge({
      name: 'shop_payments',
      help: 'Payments under way, and those whose state changed within the last hour, by provider and state.',
      labelNames: ['provider', 'state'],
      registers,
    }),
    chores: new Gauge({
      name: 'shop_failing_chores',
      help: 'How often in a row a chore has failed; without a line it succeeded.',
      labelNames: ['chore'],
      registers,
    }),
  }
}

function poolGauges(pool: Pool, registers: [Registry]): () => void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const total = gauge('shop_db_pool_connections', 'Connections to the database.')
  const idle = gauge('shop_db_pool_idle_connections', 'Connections that are free.')
  const waiting = gauge('shop_db_pool_waiting', 'Statements and transactions that wait for a connection.')
  return () => {
    total.set(pool.totalCount)
    idle.set(pool.idleCount)
    waiting.set(pool.waitingCount)
  }
}

/**
 * Gauges of what all processes of the shop have in the database, and of this one's connections. Returns what brings them
 * up to date, within a second and once in `restMs` however often it is called; while the database is away they have no
 * lines.
 */
export function databaseGauges(registry: Registry, { db, pool }: Database, restMs = 5000): () => Promise<void> {
  const registers: [Registry] = [registry]
  const gauges = makeGauges(registers)
  const up = new Gauge({ name: 'shop_database_up', help: '1 while the database answers, else 0.', registers })
  const readPool = pool && poolGauges(pool, registers)
  const read = inTime(() => db.execute(lines))

  async function refresh() {
    const answer = await read()
    up.set(answer ? 1 : 0)
    for (const gauge of Object.values(gauges)) gauge.reset()
    // Both drivers return `rows`, which their shared type lacks.
    const { rows } = (answer ?? { rows: [] }) as { rows: Line[] }
    for (const { gauge, labels, count } of rows) gauges[gauge].set(labels, count)
  }
  let refreshedAt = -Infinity
  let refreshed: Promise<void> | undefined
  return async () => {
    // Before this reading waits for a connection itself.
    readPool?.()
    if (performance.now() - refreshedAt >= restMs) {
      refreshedAt = performance.now()
      refreshed = refresh()
    }
    await refreshed
  }
}
