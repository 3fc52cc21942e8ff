import { once } from 'node:events'
import { request } from 'node:http'
import { productCalls } from '@shop/contract/product'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { australian, buy } from '../../../test/buyer.ts'
import { copyOfPostgres, openShop, type Shop } from '../../../test/shop.ts'
import { unsteady } from '../../../test/unsteady-postgres.ts'
import { openJobs } from '../../platform/jobs/jobs.ts'
import { queue } from '../../platform/jobs/queue.ts'
import { failingChores } from '../../schema/failed-job.ts'
import { databaseGauges } from './database-gauges.ts'
import { openMetricsPort } from './port.ts'

const bounds = {
  connectionTimeoutMillis: 1500,
  lock_timeout: 1500,
  statement_timeout: 2000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 3000,
}
const patience = { timeout: 30_000, interval: 100 }
const receiptQueue = queue<{ checkoutId: string }>('receipt')

let line: Awaited<ReturnType<typeof unsteady>>
let shop: Shop
let metricsPort: Awaited<ReturnType<typeof openMetricsPort>>
let address: string

const startJobs = () => openJobs(shop.database, pino({ level: 'silent' }), [receiptQueue], shop.telemetry)

beforeAll(async () => {
  line = await unsteady(await copyOfPostgres())
  shop = await openShop({ DATABASE_URL: line.url, METRICS_PORT: '1' }, [], { bounds })
  // Its tables; while it runs, it makes statements of its own.
  await (await startJobs()).stop()
  const { registry } = shop.telemetry
  if (!registry) throw new Error('Nothing is measured')
  metricsPort = await openMetricsPort(registry, shop.database, 0, 0)
  const { port } = metricsPort.server.address() as { port: number }
  address = `http://localhost:${port}`
})
afterAll(async () => {
  line.mend()
  await metricsPort.drain(0)
  await shop.close()
  line.close()
})

async function scrape() {
  const answer = await fetch(`${address}/metrics`)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}
/** What stands behind a metric with its labels; undefined where there is none. */
const metricIn = (text: string, name: string) =>
  text
    .split('\n')
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1)
const read = async (name: string) => metricIn((await scrape()).text, name)

test('metrics are on a port of their own, which answers nothing else, and not on the shop’s', async () => {
  const { status, type, text } = await scrape()
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds', 'shop_database_up'])
    expect(metricIn(text, name)).toBeDefined()
  const ofShop = await shop.visitor().fetch('/metrics')
  expect([ofShop.status, await ofShop.text()]).not.toContain('shop_database_up')
  expect(ofShop.status).toBe(404)

  for (const path of ['/', '/metrics/', '/metrics?name=x', '/api/health', '//metrics', '/METRICS'])
    expect((await fetch(address + path)).status).toBe(404)
  for (const method of ['POST', 'PUT', 'HEAD', 'OPTIONS', 'TRACE']) {
    const asked = request(`${address}/metrics`, { method }).end()
    expect((await once(asked, 'response'))[0]).toMatchObject({ statusCode: 404 })
  }
})

test('a request is counted by its route, without anything that was sent', async () => {
  const visitor = shop.visitor()
  const { path } = productCalls.getProduct
  await visitor.fetch('/api/store/products/product/2002?search=ada-byron')
  await visitor.fetch('/api/store/products/product/2003')
  await visitor.fetch('/api/nothing/ada-byron', { method: 'PROPFIND' })
  const { text } = await scrape()
  const route = path.replace('{id}', ':id')
  const count = (labels: string) => metricIn(text, `shop_http_request_duration_seconds_count{${labels}}`)
  expect(count(`method="GET",route="${route}",status="200"`)).toBe('2')
  expect(count('method="OTHER",route="/api/*",status="404"')).toBe('1')
  expect(text).not.toContain('ada-byron')
})

test('statements are counted by how they ended, and once each', async () => {
  const count = async (outcome: string) =>
    Number((await read(`shop_db_statement_duration_seconds_count{outcome="${outcome}"}`)) ?? 0)
  // Each reading is a statement, too.
  const [ok, failed, unavailable] = [await count('ok'), await count('error'), await count('unavailable')]
  await shop.db.execute(sql`select 'ada-byron'`)
  await shop.db.transaction((tx) => tx.execute(sql`select 1`))
  await expect(shop.db.execute(sql`select * from nowhere`)).rejects.toThrow('nowhere')
  await expect(shop.db.execute(sql`select pg_sleep(60)`)).rejects.toThrow('pg_sleep')
  expect((await count('error')) - failed).toBe(1)
  expect((await count('unavailable')) - unavailable).toBe(1)
  // One, three with begin and commit, and five readings.
  expect((await count('ok')) - ok).toBe(9)
  expect((await scrape()).text).not.toMatch(/ada-byron|nowhere/)
})

test('however often metrics are read, the database is asked once in a few seconds', async () => {
  const refresh = databaseGauges(new Registry(), shop.database)
  const ok = () => read('shop_db_statement_duration_seconds_count{outcome="ok"}')
  const before = Number(await ok())
  for (let round = 0; round < 3; round++) await Promise.all(Array.from({ length: 10 }, refresh))
  // With this reading.
  expect(Number(await ok()) - before).toBe(2)
})

test('connections are counted, and who waits for one', async () => {
  const held = Array.from({ length: 12 }, () => shop.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.5)`)))
  const { text } = await scrape()
  expect(metricIn(text, 'shop_db_pool_connections')).toBe('10')
  expect(metricIn(text, 'shop_db_pool_waiting')).toBe('2')
  await Promise.all(held)
  expect(await read('shop_db_pool_idle_connections')).toBe('10')
})

test('a job that fails is counted, and what pg-boss and the desk know of jobs and chores', async () => {
  const jobs = await startJobs()
  await jobs.work([{ queue: receiptQueue, run: () => Promise.reject(new Error('ada-byron')) }])
  await jobs.send(receiptQueue, { checkoutId: 'x' })
  await expect.poll(() => read('shop_job_duration_seconds_count{queue="receipt",outcome="error"}'), patience).toBe('1')
  await jobs.stop()
  await shop.db.execute(sql`update pgboss.queue set failed_count = 3, deferred_count = 1 where name = 'receipt'`)
  await shop.db
    .insert(failingChores)
    .values({ name: 'payments', failures: 4, error: 'ada-byron', failedAt: new Date() })
  const { text } = await scrape()
  expect(metricIn(text, 'shop_jobs{queue="receipt",state="failed"}')).toBe('3')
  expect(metricIn(text, 'shop_jobs{queue="receipt",state="deferred"}')).toBe('1')
  expect(metricIn(text, 'shop_failing_chores{chore="payments"}')).toBe('4')
  expect(text).not.toContain('ada-byron')
})

test('payments are counted by provider and state while they are new', async () => {
  await shop.db.execute(sql`update checkouts set updated_at = now() - interval '2 hours'`)
  const paid = 'shop_payments{provider="sandbox",state="paid"}'
  expect(await read(paid)).toBeUndefined()
  await buy(shop, australian(shop))
  expect(await read(paid)).toBe('1')
  await shop.db.execute(
    sql`update checkouts set status = 'paying', updated_at = now() - interval '2 days' where status = 'paid' and updated_at > now() - interval '1 hour'`,
  )
  expect(await read('shop_payments{provider="sandbox",state="paying"}')).toBe('1')
  expect(await read(paid)).toBeUndefined()
})

test.each([
  ['gone', () => line.cut()],
  ['silent', () => line.fallSilent()],
])('a database that is %s is reported within seconds, with everything else', async (_, fail) => {
  expect(await read('shop_database_up')).toBe('1')
  fail()
  const began = performance.now()
  const { status, text } = await scrape()
  expect(performance.now() - began).toBeLessThan(5000)
  expect([status, metricIn(text, 'shop_database_up')]).toEqual([200, '0'])
  expect(metricIn(text, 'process_cpu_seconds_total')).toBeDefined()
  expect(text).not.toContain('shop_jobs{')
  line.mend()
  await expect.poll(() => read('shop_database_up'), patience).toBe('1')
})
