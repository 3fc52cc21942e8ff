import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { Database } from './open.ts'
import { readTemplate, saveTemplate } from './template.ts'
import { drizzleOptions, migrationsFolder } from './options.ts'

/** An embedded database around an open PGlite, migrated. */
export async function openPglite(client: PGlite, release: () => void = () => {}): Promise<Database> {
  const db = drizzle(client, drizzleOptions)
  const queue = fromPglite(client)
  await migrate(db, { migrationsFolder })
  return {
    db,
    executeSql: (text, values) => queue.executeSql(text, values),
    isEmbedded: true,
    alone: (work) => work(),
    close: async () => {
      await client.close()
      release()
    },
  }
}

export const newPglite = (dataDir?: string, loadDataDir?: Blob) =>
  PGlite.create({ ...(dataDir && { dataDir }), ...(loadDataDir && { loadDataDir }), extensions: { pg_trgm } })

/** The embedded database of a folder; an empty folder gets a copy of a migrated one. */
export async function openFolder(folder: string, release: () => void): Promise<Database> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  const template = isNew ? readTemplate() : undefined
  const client = await newPglite(folder, template)
  const database = await openPglite(client, release)
  if (isNew && !template) await saveTemplate(client)
  return database
}
