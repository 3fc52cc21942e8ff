import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { build, isBuilt } from '../../scripts/build.ts'
import { nodeOptions } from '../../scripts/no-deprecations.ts'
import { startPostgres } from '../../scripts/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A built shop on a seeded database, which all workers share; mails are in `mail/` of its data folder. */
    shop: { url: string; data: string }
    /** For each worker an empty shop on PostgreSQL, which files share that neither restart it nor need it alone. */
    emptyShops: { url: string; data: string; databaseUrl: string }[]
    /** The data folder of a shop that was seeded and stopped, to be copied. */
    seededData: string
    /** A PostgreSQL server with the database `template_empty`: migrated, with a catalogue, and nobody in it. */
    postgresUrl: string
  }
}

export const root = join(import.meta.dirname, '../..')

/** What `npm start` uses too: a process that starts compiles nothing that was compiled before. */
export const compileCache = join(root, 'node_modules/.cache/node')

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** What `npm start` runs once all is built. */
export const builtServer = ['--enable-source-maps', '--max-semi-space-size=16', 'server/dist/main.js']

/** Starts the built server and waits until it can work. */
export async function startShop(
  port: number,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const server = spawn(process.execPath, builtServer, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // As scripts/start.sh sets it.
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: compileCache,
      NODE_OPTIONS: nodeOptions,
      REQUESTS_PER_MINUTE: '100000',
      AUTH_REQUESTS_PER_MINUTE: '1000',
      TRUST_PROXY: '1',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  // Whoever reads this run's output waits for all that write to it.
  const kill = () => server.kill('SIGKILL')
  process.on('exit', kill)
  server.on('exit', () => process.off('exit', kill))
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (server.exitCode !== null) throw new Error(`The server stopped with ${server.exitCode}`)
    const isReady = await fetch(`http://localhost:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return server
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server was not ready within a minute')
}

export async function stopShop(server: ChildProcess) {
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
}

/** A database of one's own on the journeys' PostgreSQL server; returns its address. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}${template ? ` template ${template}` : ''}`)
  await client.end()
  return new URL(`/${name}`, serverUrl).href
}

/** What an empty shop on PostgreSQL starts with: a copy of the empty database, a folder with the laboratory's key. */
export async function prepareEmptyShop(serverUrl: string, data: string): Promise<Record<string, string>> {
  mkdirSync(join(data, 'mail'), { recursive: true })
  const key = randomUUID()
  writeFileSync(join(data, 'lab.key'), key)
  const DATABASE_URL = await createDatabase(serverUrl, `shop_${key.replaceAll('-', '')}`, 'template_empty')
  return { DATABASE_URL, DEMO: 'empty', LAB_API_KEY: key, SECRET_KEY: key }
}

/** Starts a PostgreSQL with an empty shop to copy. */
async function setUpPostgres(folder: string) {
  const postgres = await startPostgres()
  const DATABASE_URL = await createDatabase(postgres.url, 'template_empty')
  await stopShop(
    await startShop(await freePort(), join(folder, 'empty'), {
      DATABASE_URL,
      DEMO: 'empty',
      SECRET_KEY: 'made for journeys',
    }),
  )
  return postgres
}

/** Whatever the journeys did: orders, payments, kits, points and vouchers agree. */
async function expectBooksAgree(url: string, data: string) {
  const authorization = `Bearer ${readFileSync(join(data, 'desk.key'), 'utf8')}`
  const answer = await fetch(`${url}/api/desk/reconciliation`, { headers: { authorization } })
  const text = await answer.text()
  if (text !== '{"results":[]}') throw new Error(`After the journeys the books disagree: ${text}`)
}

/** Builds what has changed, seeds a data folder, starts a shop on a copy of it, and for each worker an empty one. */
export default async function setup(project: TestProject) {
  if (!isBuilt()) await build()
  const folder = mkdtempSync(join(tmpdir(), 'pet-dna-journeys-'))
  const seeded = join(folder, 'seeded')
  const [postgres] = await Promise.all([setUpPostgres(folder), startShop(await freePort(), seeded).then(stopShop)])

  const open = async (name: string, prepare: (data: string) => Promise<Record<string, string>>) => {
    const data = join(folder, name)
    const settings = await prepare(data)
    const port = await freePort()
    const server = await startShop(port, data, settings)
    return { url: `http://localhost:${port}`, data, databaseUrl: settings.DATABASE_URL ?? '', server }
  }
  const copySeeded = async (data: string) => {
    cpSync(seeded, data, { recursive: true })
    return {}
  }
  const workers = Array.from({ length: project.config.maxWorkers }, (_, index) => index)
  const [shop, ...emptyShops] = await Promise.all([
    open('shop', copySeeded),
    ...workers.map((index) => open(`empty-${index}`, (data) => prepareEmptyShop(postgres.url, data))),
  ])
  project.provide('seededData', seeded)
  project.provide('postgresUrl', postgres.url)
  project.provide('shop', { url: shop.url, data: shop.data })
  project.provide(
    'emptyShops',
    emptyShops.map(({ url, data, databaseUrl }) => ({ url, data, databaseUrl })),
  )
  return async () => {
    const all = [shop, ...emptyShops]
    try {
      for (const { url, data } of all) await expectBooksAgree(url, data)
    } finally {
      await Promise.all(all.map(({ server }) => stopShop(server)))
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
