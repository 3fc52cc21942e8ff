import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { newPostgres } from './shop.ts'
import { migrationsFolder } from '../src/platform/db/options.ts'

const folder = mkdtempSync(join(tmpdir(), 'pet-dna-start-'))
const processes: ChildProcess[] = []
afterAll(async () => {
  await Promise.all(processes.map(end))
  rmSync(folder, { recursive: true })
})

async function end(shop: ChildProcess) {
  if (shop.exitCode !== null) return
  const ended = once(shop, 'exit')
  shop.kill('SIGKILL')
  await ended
}

/** Starts the real API; returns whether it came up, and what it complained of. */
async function start(databaseUrl: string) {
  const shop = spawn(process.execPath, [join(import.meta.dirname, './api-process.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: '0' },
  })
  processes.push(shop)
  const complaints: string[] = []
  shop.stderr.on('data', (part: Buffer) => complaints.push(part.toString()))
  const isUp = await Promise.race([once(shop.stdout, 'data').then(() => true), once(shop, 'exit').then(() => false)])
  return { isUp, complaints: complaints.join('') }
}

test('processes that start at once on an empty PostgreSQL migrate and seed it once', async () => {
  const url = await newPostgres()
  const started = await Promise.all(Array.from({ length: 4 }, () => start(url)))
  expect(started).toEqual(started.map(() => ({ isUp: true, complaints: '' })))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select
    (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
    (select count(*)::int from catalogue_releases) as releases,
    (select count(*)::int from products) > 100 as has_products`)
  const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql')).length
  expect(rows).toEqual([{ migrations, releases: 1, has_products: true }])
  // PostgreSQL lists the locks of every database, and a session's until it has noticed that its client is gone.
  const locks = () =>
    client.query(`select objid from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'advisory'`)
  await expect.poll(async () => (await locks()).rows).toEqual([])
  await client.end()
})

test('a database that is silent is reported, and the shop does not come up', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const { isUp, complaints } = await start(`postgres://shop:secret@127.0.0.1:${port}/shop`)
  silent.close()
  expect(isUp).toBe(false)
  expect(complaints).toContain('The PostgreSQL of DATABASE_URL cannot be used: timeout expired')
  expect(complaints).not.toContain('secret')
})
