import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A built shop for each worker, on a seeded database of its own; mails are in `mail/` of its data folder. */
    shops: { url: string; data: string }[]
    /** The data folder of a shop that was seeded and stopped, to be copied. */
    seededData: string
    /** A PostgreSQL server with the database `template_empty`: migrated, with a catalogue, and nobody in it. */
    postgresUrl: string
  }
}

const root = join(import.meta.dirname, '../..')

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** Starts the built server and waits until it can work. */
export async function startShop(
  port: number,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '100000',
      AUTH_REQUESTS_PER_MINUTE: '1000',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
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

/** A database of one's own on the journeys' PostgreSQL server; answers its address. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}${template ? ` template ${template}` : ''}`)
  await client.end()
  return new URL(`/${name}`, serverUrl).href
}

/** Starts a PostgreSQL with an empty shop to copy. */
async function setUpPostgres(folder: string) {
  const postgres = await startPostgres()
  const DATABASE_URL = await createDatabase(postgres.url, 'template_empty')
  await stopShop(
    await startShop(await freePort(), join(folder, 'empty'), { DATABASE_URL, SECRET_KEY: 'made for journeys' }),
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

/** Seeds a data folder once, and starts a shop on a copy of it for each worker. */
export default async function setup(project: TestProject) {
  if (!existsSync(join(root, 'app/dist/client/index.html')))
    throw new Error('Build the app first: npm run build -w app')
  const folder = mkdtempSync(join(tmpdir(), 'pet-dna-journeys-'))
  const seeded = join(folder, 'seeded')
  const [postgres] = await Promise.all([setUpPostgres(folder), startShop(await freePort(), seeded).then(stopShop)])
  const shops = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async (_, index) => {
      const data = join(folder, `shop-${index}`)
      cpSync(seeded, data, { recursive: true })
      const port = await freePort()
      return { url: `http://localhost:${port}`, data, server: await startShop(port, data) }
    }),
  )
  project.provide('seededData', seeded)
  project.provide('postgresUrl', postgres.url)
  project.provide(
    'shops',
    shops.map(({ url, data }) => ({ url, data })),
  )
  return async () => {
    for (const { url, data } of shops) await expectBooksAgree(url, data)
    await Promise.all([...shops.map(({ server }) => stopShop(server)), postgres.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}
