import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from './start-error.ts'
import type { Database } from './open.ts'
import { drizzleOptions, migrationsFolder } from './options.ts'

/** Why there is no connection: PostgreSQL's own message, or the network's. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? reasonOf(error.errors[0]) : error instanceof Error ? error.message : String(error)

/** PostgreSQL at `url`, migrated. Throws `StartError` when there is none. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // Without a listener a broken idle connection would end the process; the pool replaces it by itself.
  pool.on('error', () => {})
  await pool.query('select 1').catch((error: unknown) => {
    throw new StartError(`The PostgreSQL of DATABASE_URL cannot be used: ${reasonOf(error)}.`)
  })
  const db = drizzle(pool, drizzleOptions)
  await migrate(db, { migrationsFolder })
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
