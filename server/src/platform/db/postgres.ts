import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '../config/start-error.ts'
import { noTelemetry, type Observe } from '../telemetry/telemetry.ts'
import type { Database } from './open.ts'
import { drizzleOptions, migrationsFolder } from './options.ts'
import { observeQueries } from './observe-queries.ts'
import { statementNames } from './statement-names.ts'

/** How long the shop waits for PostgreSQL, in milliseconds (docs/decisions/0055). */
export const postgresBounds = {
  /** For a connection, new or free. */
  connectionTimeoutMillis: 10_000,
  lock_timeout: 10_000,
  statement_timeout: 20_000,
  idle_in_transaction_session_timeout: 30_000,
  /** On our side, for a server that is silent: later than its own bounds, whose reasons are more exact. */
  query_timeout: 25_000,
}
/** Whoever starts the shop reads within five seconds that there is no database. */
const startMs = 4000
export type PostgresBounds = typeof postgresBounds

/** Why there is no connection: PostgreSQL's own message, or the network's. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? reasonOf(error.errors[0]) : error instanceof Error ? error.message : String(error)

type Others = {
  /** The same database past a pooler, which may give each transaction another connection. */
  directUrl?: string
  /** Its standbys. */
  replicaUrl?: string | null
  bounds?: PostgresBounds
  observe?: Observe
}

/** PostgreSQL at `url`, migrated. Throws `StartError` when there is none. */
export async function openPostgres(
  url: string,
  { directUrl = url, replicaUrl = null, bounds = postgresBounds, observe = noTelemetry.observe }: Others = {},
): Promise<Database> {
  const connection = { connectionString: directUrl, keepAlive: true }
  const alone = <Result>(work: () => Promise<Result>) => withLock(connection, bounds, () => work())
  await withLock(connection, bounds, async (client) => {
    const { rows } = await client.query<{ now: Date; isStandby: boolean }>(
      'select clock_timestamp() as now, pg_is_in_recovery() as "isStandby"',
    )
    if (rows[0]?.isStandby) throw new StartError('The PostgreSQL of DATABASE_URL is a standby: nothing can be written.')
    if (rows[0]) refuseOtherTime(rows[0].now, new Date())
    await migrate(drizzle(client, drizzleOptions), { migrationsFolder }).catch((error: unknown) => {
      throw migrationFault(error)
    })
  })
  const pool = poolOf(url, bounds, observe)
  const replicaBounds = { ...bounds, connectionTimeoutMillis: replicaMs }
  const replica = replicaUrl ? poolOf(replicaUrl, replicaBounds, observe) : null
  return {
    db: drizzle(pool, drizzleOptions),
    replica: replica && drizzle(replica, drizzleOptions),
    executeSql: async (text, values) => {
      // Several statements answer with a list of results.
      const results = [await pool.query(text, values)].flat()
      return { rows: results.flatMap(({ rows }) => rows) }
    },
    isEmbedded: false,
    pool,
    listen: (channel, heard) => listen({ ...connection, ...bounds }, channel, heard),
    alone,
    close: async () => void (await Promise.all([pool.end(), replica?.end()])),
  }
}

/** How long a read waits for a standby before it goes to the primary. */
const replicaMs = 1000

function poolOf(url: string, bounds: PostgresBounds, observe: Observe): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, keepAlive: true, ...bounds, max: 10 })
  // Without a listener a broken idle connection would end the process; the pool replaces it by itself.
  pool.on('error', () => {})
  const nameOf = namer(url)
  pool.on('connect', (client) => {
    watch(client, nameOf)
    observeQueries(client, observe)
  })
  observeQueries(pool, observe)
  return pool
}

/** What a migration ends with: in a sentence where it ran into its bounds of a lock or a statement (docs/decisions/0136). */
export function migrationFault(error: unknown): unknown {
  const { code = '' } = (error instanceof DrizzleQueryError ? error.cause : {}) as { code?: string }
  if (!['55P03', '57014'].includes(code)) return error
  return new StartError(
    'The database was not brought up to date: a migration waits five seconds at most, and somebody else uses its table. Nothing was changed. Start again (docs/scaling-upgrade.md).',
  )
}

const mostApartMs = 5 * 60 * 1000

/** Links, offers and payments begin by one clock and end by the other. Throws `StartError` where they are minutes apart. */
export function refuseOtherTime(theirs: Date, ours: Date) {
  const apart = Math.abs(theirs.getTime() - ours.getTime())
  if (apart > mostApartMs)
    throw new StartError(
      `The database's clock says ${theirs.toISOString()} and this computer's ${ours.toISOString()}: what is open for an hour would end too soon or too late. Set the one that is wrong.`,
    )
}

/** One number for all that a process does alone, in the one database of a shop. */
const lockKey = 5_513_077

/** Works while no other process has the same lock; a process that dies releases it. */
async function withLock<Result>(
  connection: pg.ClientConfig,
  { connectionTimeoutMillis }: PostgresBounds,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  // Without the other bounds: a migration takes as long as it takes, and whoever waits for one waits as long.
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: Math.min(connectionTimeoutMillis, startMs),
  })
  // Losing it fails the query that needs it.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new StartError(`The PostgreSQL of DATABASE_URL cannot be used: ${reasonOf(error)}.`)
  }
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    return await work(client)
  } finally {
    await client.end()
  }
}

const listenAgainMs = 5000

/** Listens on a connection of its own, and on another one when that breaks: what was missed meanwhile is heard then. */
function listen(connection: pg.ClientConfig, channel: string, heard: (payload: string) => void): () => Promise<void> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const open = async () => {
    client = new pg.Client(connection)
    client.on('notification', ({ payload = '' }) => heard(payload))
    client.on('error', () => {})
    client.once('end', () => {
      if (!isOver) timer = setTimeout(() => void open(), listenAgainMs).unref()
    })
    await client
      .connect()
      .then(() => client?.query(`listen ${channel}`))
      .then(
        () => heard(''),
        () => client?.end(),
      )
  }
  const opened = open()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await opened
    await client?.end()
  }
}

type Query = string | { text: string; name?: string | undefined }

/** Sends statements by their names, where the address does not forbid it (`?prepare=false`). */
const namer = (url: string) =>
  new URL(url).searchParams.get('prepare') === 'false' ? () => undefined : statementNames()

/**
 * Whether its connection is of no use any more: it fell silent, it has a plan of before a migration, or it leads to a
 * primary that is one no more.
 */
const isSpent = (error: Error & { code?: string }) =>
  error.message === 'Query read timeout' ||
  error.message === 'cached plan must not change result type' ||
  error.code === '25006'

/**
 * Removes a connection that broke or fell silent from the pool. An error between two queries of a transaction would end
 * the process. Drizzle never gives a connection back whose `begin` failed, and sends a rollback to one that fell
 * silent: after ten of either no request would get a connection any more.
 */
function watch(client: pg.PoolClient, nameOf: (text: string) => string | undefined) {
  client.on('error', () => {})
  const query = client.query.bind(client) as (statement: Query, ...rest: unknown[]) => unknown
  const watched = (statement: Query, ...rest: unknown[]) => {
    const text = typeof statement === 'string' ? statement : statement.text
    // One without values may be several statements.
    const isNamed = typeof statement !== 'string' && Array.isArray(rest[0]) && rest[0].length > 0
    const answer = query(isNamed ? { ...statement, name: nameOf(text) } : statement, ...rest)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: unknown) => {
      if (error instanceof Error && isSpent(error)) void client.end().catch(() => {})
      if (text.startsWith('begin')) client.release(true)
      throw error
    })
  }
  client.query = watched as typeof client.query
}
