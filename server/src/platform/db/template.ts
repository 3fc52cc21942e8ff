import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { serverFolder } from '../config/server-folder.ts'
import { migrationsFolder } from './options.ts'
import { StartError } from '../config/start-error.ts'

const cacheFolder = join(serverFolder, '../node_modules/.cache/pglite')

/** Named by all that it is made of, so it is never out of date: packages, migrations, settings and queues. */
function templateName(): string {
  const migrations = readdirSync(migrationsFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const others = [
    '../package-lock.json',
    'src/platform/db/pglite.ts',
    'src/make-database.ts',
    ...globSync(['src/platform/jobs/{jobs,queue}.ts', 'src/*/*/queues.ts'], { cwd: serverFolder }).toSorted(),
  ]
  const hash = createHash('sha256')
  for (const file of [...others.map((name) => join(serverFolder, name)), ...migrations.toSorted()])
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Has a process of its own make the database: initdb leaves half a gigabyte with whoever runs it. */
async function make(folder: string) {
  // What runs once is not worth V8's second, optimizing compiler.
  const program = ['--liftoff-only', join(serverFolder, 'src/make-database.ts'), folder]
  const maker = spawn(process.execPath, program, { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = (await once(maker, 'close')) as [number | null]
  if (code !== 0) throw new StartError(`The embedded database in ${folder} could not be made.`)
}

/**
 * The folder of a new database, to be copied (docs/decisions/0029), which is made where there is none, in place of
 * older ones; undefined where it cannot be stored.
 */
export async function provideTemplate(): Promise<string | undefined> {
  const name = templateName()
  const template = join(cacheFolder, name)
  if (existsSync(template)) return template
  // Renamed when it is whole: another start may look for it.
  const part = `${template}-${randomUUID()}`
  try {
    mkdirSync(part, { recursive: true })
  } catch {
    return undefined
  }
  await make(part)
  for (const other of readdirSync(cacheFolder))
    if (!other.startsWith(name)) rmSync(join(cacheFolder, other), { recursive: true, force: true })
  try {
    renameSync(part, template)
  } catch {
    // Another start was sooner.
    rmSync(part, { recursive: true })
  }
  return template
}

/** Makes a database in an empty folder. */
export async function fillFolder(folder: string) {
  const template = await provideTemplate()
  if (!template) return make(folder)
  // By this file a database is known: it comes last, so that what was copied in part is copied again.
  const mark = 'PG_VERSION'
  cpSync(template, folder, { recursive: true, filter: (path) => path !== join(template, mark) })
  copyFileSync(join(template, mark), join(folder, mark))
}
