import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { noTelemetry, type Observe } from '../telemetry/telemetry.ts'
import { observeQueries } from './observe-queries.ts'
import type { Database } from './open.ts'
import { drizzleOptions, migrationsFolder } from './options.ts'
import { fillFolder } from './template.ts'

/** An embedded database around an open PGlite, migrated. */
export async function openPglite(
  client: PGlite,
  release: () => void = () => {},
  observe: Observe = noTelemetry.observe,
): Promise<Database> {
  observeQueries(client, observe)
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      observeQueries(tx, observe)
      return work(tx)
    })
  const db = drizzle(client, drizzleOptions)
  const queue = fromPglite(client)
  await migrate(db, { migrationsFolder })
  return {
    db,
    executeSql: (text, values) => queue.executeSql(text, values),
    isEmbedded: true,
    replica: null,
    listen: (channel, heard) => {
      const listening = client.listen(channel, heard)
      return async () => (await listening)()
    },
    alone: (work) => work(),
    close: async () => {
      await client.close()
      release()
    },
  }
}

export const newPglite = (dataDir?: string, loadDataDir?: Blob) =>
  PGlite.create({
    ...(dataDir && { dataDir }),
    ...(loadDataDir && { loadDataDir }),
    extensions: { pg_trgm },
    // In megabytes; PostgreSQL's own 16 are most of a new database, which is copied.
    initDbStartParams: ['--wal-segsize=1'],
    // All of them are resident from the start: PostgreSQL's own 128 MB would be most of the process.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
  })

/** The embedded database of a folder, which is made where the folder is empty. */
export async function openFolder(folder: string, release: () => void, observe?: Observe): Promise<Database> {
  if (!existsSync(join(folder, 'PG_VERSION'))) await fillFolder(folder)
  return openPglite(await newPglite(folder), release, observe)
}
