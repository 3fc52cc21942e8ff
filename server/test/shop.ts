import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { type Call, addressOf } from '@shop/contract/call'
import type { ReplyOf } from '@shop/contract/call-parts'
import { snakeKeys } from '@shop/contract/case'
import { Failure, type FailureBody } from '@shop/contract/failure'
import type { InputArgs } from '@shop/contract/request'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Config, readConfig } from '../src/platform/config/config.ts'
import type { Database, Db } from '../src/platform/db/open.ts'
import { newPglite, openPglite } from '../src/platform/db/pglite.ts'
import { openPostgres, type PostgresBounds, postgresBounds } from '../src/platform/db/postgres.ts'
import { apiApp } from '../src/app.ts'
import { jobHandlers } from '../src/job-handlers.ts'
import { type FailedJob, noJobs } from '../src/platform/jobs/jobs.ts'
import type { Queue } from '../src/platform/jobs/queue.ts'
import { type ComposedMail, mailerOf } from '../src/platform/mail/mailer.ts'
import { openFiles } from '../src/platform/files/files.ts'
import { openMemory } from '../src/platform/db/memory.ts'
import { openPayments } from '../src/platform/payment-provider/payments.ts'
import { openSecrets } from '../src/platform/config/secrets.ts'
import { openLocation } from '../src/people/visitor/ip-location.ts'
import { firstNameOf } from '../src/people/user/first-name.ts'
import { seed } from '../src/entry/seed/seed.ts'
import type { Services } from '../src/platform/services.ts'
import { noTelemetry, openTelemetry } from '../src/platform/telemetry/telemetry.ts'
import { loadCatalogue, readCatalogueVersion } from '../src/storefront/catalogue/load.ts'
import type { KnownPage } from '../src/storefront/search/pages.ts'

/** The address of a new PostgreSQL database: empty, or a copy of `template`. */
export async function newPostgres(template?: string): Promise<string> {
  const seeded = inject('seededDatabase')
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: seeded })
  await client.connect()
  await client.query(`create database ${name} ${template ? `template ${template}` : ''}`)
  await client.end()
  return new URL(`/${name}`, seeded).href
}

/** The address of a copy of the seeded PostgreSQL database. */
export const copyOfPostgres = (): Promise<string> => newPostgres('template_shop')

/** The address of a PostgreSQL database with the shop's own catalogue, and nothing of the demonstration. */
async function emptyPostgres(): Promise<string> {
  const url = await newPostgres()
  const { db, close } = await openPostgres(url)
  await seed(db, { config: { isDemo: false }, log: pino({ level: 'silent' }), jobs: noJobs })
  await close()
  return url
}

/** Races queue up, on a busy machine for long: what they prove is no time. */
const patientBounds = Object.fromEntries(
  Object.entries(postgresBounds).map(([name, ms]) => [name, ms * 5]),
) as PostgresBounds

/** A copy of the seeded database, of its own. */
export async function copyOfDatabase({ observe } = noTelemetry): Promise<Database> {
  if (process.env.TEST_DATABASE === 'postgres')
    return openPostgres(await copyOfPostgres(), { bounds: patientBounds, observe })
  return openPglite(await newPglite(undefined, new Blob([readFileSync(inject('seededDatabase'))])), undefined, observe)
}

/** Jobs that wait until the test runs them, without a queue's timers. */
function recordedJobs() {
  const sent: { name: string; data: object }[] = []
  const failed: FailedJob[] = []
  return {
    sent,
    /** What the desk finds to have failed. */
    failed,
    listFailed: async () => failed,
    countFailed: async () => ({
      count: failed.length,
      oldestAt: failed.map(({ createdAt }) => createdAt).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    }),
    retry: async (id: string) => {
      const index = failed.findIndex((job) => job.id === id)
      return index < 0 ? null : (failed.splice(index, 1)[0]?.kind ?? null)
    },
    send: async ({ name }: Queue, data: object) => void sent.push({ name, data }),
    flush: async (services: Services) => {
      const handlers = new Map(jobHandlers(services).map(({ queue, run }) => [queue.name, run]))
      for (const { name, data } of sent.splice(0)) await handlers.get(name)?.(data)
    },
  }
}

function recordedMail(db: Db, config: Config) {
  const mails: ComposedMail[] = []
  return { mails, ...mailerOf(config, firstNameOf(db), async (mail) => void mails.push(mail)) }
}

/** The whole API over a seeded database, without a port, and with no pages but those passed in. */
export async function openShop(
  settings: Record<string, string> = {},
  pages: readonly KnownPage[] = [],
  { bounds = patientBounds, replica }: { bounds?: PostgresBounds; replica?: Services['replica'] } = {},
) {
  const config = readConfig({ DEMO: 'true', DATA_DIR: '/nowhere', REQUESTS_PER_MINUTE: '1000000', ...settings }, false)
  const log = pino({ level: 'silent' })
  const telemetry = await openTelemetry(config, log)
  const database = await (settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL, { bounds, observe: telemetry.observe })
    : copyOfDatabase(telemetry))
  const { db } = database
  const jobs = recordedJobs()
  const mailer = recordedMail(db, config)
  const services: Services = {
    config,
    db,
    replica: replica ?? database.replica,
    catalogue: await openMemory({ readVersion: () => readCatalogueVersion(db), load: () => loadCatalogue(db) }),
    files: await openFiles(config, db),
    log,
    jobs,
    mailer,
    payments: await openPayments(config, db),
    secrets: openSecrets('a key for tests'),
    locate: openLocation(config),
  }
  const { app, answerCall } = apiApp(services, { sitePages: async () => pages, observe: telemetry.observe })
  return {
    app,
    answerCall,
    db,
    database,
    config,
    telemetry,
    services,
    jobs,
    mails: mailer.mails,
    visitor: (headers: Record<string, string> = {}) => newVisitor(app, headers),
    close: () => database.close(),
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>

function useOpened(open: () => Promise<Shop>): Shop {
  const shop = {} as Shop
  beforeAll(async () => void Object.assign(shop, await open()))
  afterAll(() => shop.close())
  return shop
}

/** The shop of a file's tests: opened before them and closed after them, so there from the file's first hook on. */
export const useShop = (...options: Parameters<typeof openShop>): Shop => useOpened(() => openShop(...options))

/** A shop on a PostgreSQL with its own catalogue, and nothing of the demonstration. */
export const useEmptyShop = (settings: Record<string, string> = {}): Shop =>
  useOpened(async () => openShop({ ...settings, DATABASE_URL: await emptyPostgres() }))

/** Whatever answers requests: the API in this process, or one elsewhere. */
type Answering = { request: (path: string, init: RequestInit) => Response | Promise<Response> }

/** A browser of one's own: stores cookies, sends what a browser of the same origin sends. */
export function newVisitor(app: Answering, headers: Record<string, string>) {
  const cookies = new Map<string, string>()

  const fetchAs = async (path: string, init: RequestInit = {}) => {
    const response = await app.request(path, {
      ...init,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(cookies.size && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
        ...(init.headers as Record<string, string>),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (value && !/max-age=0/i.test(line)) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }

  /** Makes a call of the contract as the browser's `request` does; throws `Failure`. */
  const ask = async <Row extends Call>(row: Row, ...[input]: InputArgs<Row>): Promise<ReplyOf<Row>> => {
    const { body, ...rest } = (input ?? {}) as { body?: unknown }
    const response = await fetchAs(addressOf(row, rest), {
      method: row.method,
      ...(body !== undefined && {
        // A text is a file.
        body: typeof body === 'string' ? body : JSON.stringify(snakeKeys(body)),
        headers: { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' },
      }),
    })
    const reply = (await response.json()) as unknown
    if (!response.ok) throw new Failure(response.status, reply as FailureBody)
    return reply as ReplyOf<Row>
  }

  return { fetch: fetchAs, ask, cookies }
}
