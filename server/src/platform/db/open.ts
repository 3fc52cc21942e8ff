import { join } from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Config } from '../config/config.ts'
import { makeFolder } from '../config/data-dir.ts'
import { noTelemetry, type Observe } from '../telemetry/telemetry.ts'
import { lockFolder } from './lock.ts'

/** Its queries run on both drivers. Inside a transaction use only its `tx`: PGlite has one connection. */
export type Db = PgDatabase<PgQueryResultHKT>

/** The connections of this process, as they are now. */
export type Pool = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }

export type Database = {
  db: Db
  /** Runs SQL outside Drizzle, several statements at once too, for the job queue. */
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
  isEmbedded: boolean
  /** Connections, and who waits for one; the embedded database has none. */
  pool?: Pool
  /**
   * Calls `heard` with the payload whenever somebody notifies this channel, as far as the database tells, and with
   * nothing where some may have been missed. Returns how to stop.
   */
  listen: (channel: string, heard: (payload: string) => void) => () => Promise<void>
  /** Standbys, a moment behind `db`; null where there are none. */
  replica: Db | null
  /** Works while no other process of the shop works alone on this database: for what a start does once. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** Opens the configured database: PostgreSQL, or the embedded database in its locked folder. Loads one driver. */
export async function openDatabase(
  {
    databaseUrl,
    databaseDirectUrl,
    databaseReplicaUrl,
    dataDir,
  }: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseDirectUrl' | 'databaseReplicaUrl'>>,
  observe: Observe = noTelemetry.observe,
): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    const others = { directUrl: databaseDirectUrl ?? databaseUrl, replicaUrl: databaseReplicaUrl ?? null }
    return openPostgres(databaseUrl, { ...others, observe })
  }
  const folder = join(dataDir, 'pglite')
  makeFolder(folder)
  const release = await lockFolder(folder)
  const { openFolder } = await import('./pglite.ts')
  return openFolder(folder, release, observe)
}
