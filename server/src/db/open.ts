import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { fromPglite } from 'pg-boss'
import { lockFolder } from './lock.ts'

/** The same queries run on both drivers. Inside a transaction use only its `tx`: PGlite has one connection. */
export type Db = PgDatabase<PgQueryResultHKT>

export type Database = {
  db: Db
  /** Runs SQL outside Drizzle, several statements at once too, for the job queue. */
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
  isEmbedded: boolean
  close: () => Promise<void>
}

const options = { casing: 'snake_case' as const }
const migrationsFolder = join(import.meta.dirname, 'migrations')

/** PostgreSQL at `url`, migrated. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // Without a listener a broken idle connection would end the process; the pool replaces it by itself.
  pool.on('error', () => {})
  const db = drizzlePg(pool, options)
  await migratePg(db, { migrationsFolder })
  return {
    db,
    executeSql: async (text, values) => {
      // Several statements answer with a list of results.
      const results = [await pool.query(text, values)].flat()
      return { rows: results.flatMap(({ rows }) => rows) }
    },
    isEmbedded: false,
    close: () => pool.end(),
  }
}

/** An embedded database around an open PGlite, migrated. */
export async function openPglite(client: PGlite, release: () => void = () => {}): Promise<Database> {
  const db = drizzlePglite(client, options)
  const queue = fromPglite(client)
  await migratePglite(db, { migrationsFolder })
  return {
    db,
    executeSql: (text, values) => queue.executeSql(text, values),
    isEmbedded: true,
    close: async () => {
      await client.close()
      release()
    },
  }
}

export const newPglite = (dataDir?: string, loadDataDir?: Blob) =>
  PGlite.create({ ...(dataDir && { dataDir }), ...(loadDataDir && { loadDataDir }), extensions: { pg_trgm } })

/** What the configuration asks for: PostgreSQL, or the embedded database in its locked folder. */
export async function openDatabase(config: { databaseUrl: string | null; dataDir: string }): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl)
  const folder = join(config.dataDir, 'pglite')
  mkdirSync(folder, { recursive: true })
  const release = await lockFolder(folder)
  return openPglite(await newPglite(folder), release)
}
