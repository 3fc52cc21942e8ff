import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/postgres.ts'
import { newPglite, openPglite } from '../src/platform/db/pglite.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'
import { noJobs } from '../src/platform/jobs/jobs.ts'
import { seed } from '../src/entry/seed/seed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** PGlite: a snapshot's file. PostgreSQL: the address of a server with a database named `template_shop`. */
    seededDatabase: string
  }
}

const log = pino({ level: 'warn' })

/** Seeds one database before the tests; each test file starts from a copy of it. */
export default async function setup(project: TestProject) {
  return project.config.env.TEST_DATABASE === 'postgres' ? setUpPostgres(project) : setUpPglite(project)
}

async function setUpPglite(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'pet-dna-test-'))
  const client = await newPglite()
  const { db, close } = await openPglite(client)
  await seed(db, { config: { isDemo: true }, log, jobs: noJobs })
  const snapshot = join(folder, 'seeded.tar')
  writeFileSync(snapshot, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await close()
  project.provide('seededDatabase', snapshot)
  return () => rmSync(folder, { recursive: true })
}

async function setUpPostgres(project: TestProject) {
  const server = await startPostgres()
  const maintenance = await openMaintenance(server.url)
  await maintenance.executeSql('create database template_shop')
  await maintenance.close()
  const { db, close } = await openPostgres(new URL('/template_shop', server.url).href)
  await seed(db, { config: { isDemo: true }, log, jobs: noJobs })
  await close()
  project.provide('seededDatabase', server.url)
  return () => server.stop()
}

async function openMaintenance(url: string) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return { executeSql: (text: string) => client.query(text), close: () => client.end() }
}
