import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { migrationsFolder } from './options.ts'

const cacheFolder = join(import.meta.dirname, '../../../node_modules/.cache/pglite')

/** Named by all that it is made of, so it is never out of date: PGlite and the migrations. */
function templateFile(): string {
  const pglite = fileURLToPath(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')))
  const migrations = readdirSync(migrationsFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const hash = createHash('sha256')
  for (const file of [pglite, ...migrations.toSorted()]) hash.update(readFileSync(file))
  return join(cacheFolder, `${hash.digest('hex').slice(0, 16)}.tar`)
}

/** An empty, migrated database to copy (docs/decisions/0029); undefined where none was saved. */
export function readTemplate(): Blob | undefined {
  try {
    return new Blob([readFileSync(templateFile())])
  } catch {
    return undefined
  }
}

/** Saves an empty, migrated database for the next new one, in place of those of older migrations. */
export async function saveTemplate(client: PGlite) {
  const dump = await client.dumpDataDir('none')
  try {
    rmSync(cacheFolder, { recursive: true, force: true })
    mkdirSync(cacheFolder, { recursive: true })
    // Renamed when it is whole: another start may look for it.
    const part = join(cacheFolder, randomUUID())
    writeFileSync(part, Buffer.from(await dump.arrayBuffer()))
    renameSync(part, templateFile())
  } catch {
    // Where it cannot be written, the next new database takes as long as this one.
  }
}
