import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { builtServer, freePort } from './server.ts'
import { openCollector } from '../../server/test/collector.ts'
import { isShort } from '../../vitest/tier.ts'

const root = join(import.meta.dirname, '../..')
const data = mkdtempSync(join(tmpdir(), 'pet-dna-start-'))
// Seeding takes twice as long, and every run of the journeys does it once.
beforeAll(() => cpSync(inject('seededData'), data, { recursive: true }))
const shops: ChildProcess[] = []
// One that a failed test left would lock the folder for the next.
afterEach(async () => {
  for (const shop of shops.splice(0))
    if (shop.exitCode === null) {
      shop.kill('SIGKILL')
      await once(shop, 'exit')
    }
})
afterAll(() => rmSync(data, { recursive: true, force: true }))

/** Starts the shop as a person at a terminal does; `said` is its whole output so far. */
function start(settings: Record<string, string>, options: string[] = []) {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: data, LOG_FORMAT: 'text', ...settings }
  const shop = spawn(process.execPath, [...builtServer, ...options], { cwd: root, env })
  shops.push(shop)
  const output: string[] = []
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (part: Buffer) => output.push(part.toString()))
  const end = once(shop, 'close') as Promise<[number]>
  return {
    said: () => output.join(''),
    ended: async () => (await end)[0],
    interrupt: () => shop.kill('SIGINT'),
    terminate: () => shop.kill('SIGTERM'),
  }
}

test('a person at a terminal reads where the shop is, who can sign in and where mail is, and nothing else', async () => {
  const port = String(await freePort())
  const shop = start({ PORT: port })
  await expect.poll(shop.said, { timeout: 150_000 }).toContain('Mail')
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  const second = start({})
  expect(await second.ended()).toBe(1)
  expect(second.said()).toBe(
    `Another server is using ${join(data, 'pglite')}. Stop it, or set DATA_DIR to another folder.\n`,
  )
  shop.interrupt()
  expect(await shop.ended()).toBe(0)
  expect(shop.said()).toBe(`Kinpaw is open on http://localhost:${port}
  Sign in as  breeder@example.com, owner@example.com, vet@example.com, admin@example.com
  Password    collie-eye-anomaly
  Mail        written to ${join(data, 'mail')}
`)
})

test.skipIf(isShort)(
  'asked to end, it answers every open request, closes its connections, and ends with 0',
  async () => {
    const port = await freePort()
    const shop = start({ PORT: String(port) })
    await expect.poll(shop.said, { timeout: 150_000 }).toContain('Mail')
    const agent = () => new Agent({ keepAlive: true, maxSockets: 1 })
    const answerOf = async (asked: ReturnType<typeof request>) => {
      const [response] = (await once(asked, 'response')) as [IncomingMessage]
      await response.toArray()
      return { status: response.statusCode, connection: response.headers.connection }
    }

    // The server has received the head of the request, and not all of its body.
    const body = JSON.stringify({ country: 'AU' })
    const post = request({
      port,
      agent: agent(),
      path: '/api/cart',
      method: 'POST',
      headers: {
        expect: '100-continue',
        'content-type': 'application/json',
        'content-length': body.length,
        'sec-fetch-site': 'same-origin',
      },
    })
    post.flushHeaders()
    await once(post, 'continue')
    const answered = answerOf(post)
    // A client that sends request after request on its connection, as long as it has one.
    const busy = agent()
    const ask = () => answerOf(get({ port, agent: busy, path: '/api/countries' }))
    expect(await ask()).toEqual({ status: 200, connection: 'keep-alive' })
    const askOn = async () => {
      for (;;) await ask()
    }
    const refused = askOn().catch((error: unknown) => error)

    shop.terminate()
    expect(await refused).toMatchObject({ code: expect.stringMatching(/ECONNREFUSED|ECONNRESET/) as string })
    post.end(body)
    expect(await answered).toEqual({ status: 200, connection: 'close' })
    expect(await shop.ended()).toBe(0)
  },
)

test.skipIf(isShort)('a port that is taken is named in one sentence', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const shop = start({ PORT: String(port) })
  expect(await shop.ended()).toBe(1)
  expect(shop.said()).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another.\n`)
  const measured = start({ PORT: String(await freePort()), METRICS_PORT: String(port) })
  expect(await measured.ended()).toBe(1)
  expect(measured.said()).toBe(`Port ${port} is in use. Stop what uses it, or set METRICS_PORT to another.\n`)
  other.close()
})

test.skipIf(isShort)('so are a setting that cannot be meant, and a database that is not there', async () => {
  const file = start({ DATA_DIR: import.meta.filename })
  expect(await file.ended()).toBe(1)
  expect(file.said()).toBe(`DATA_DIR: the folder ${join(import.meta.filename, 'pglite')} cannot be made: ENOTDIR.\n`)
  const wrong = start({ PORT: 'eighty' })
  expect(await wrong.ended()).toBe(1)
  expect(wrong.said()).toBe('PORT must be a whole number from 0 to 65535, not "eighty".\n')
  const DATABASE_URL = `postgres://shop@localhost:${await freePort()}/shop`
  const gone = start({ DATABASE_URL, DEMO: 'empty', SECRET_KEY: 'for a test' })
  expect(await gone.ended()).toBe(1)
  expect(gone.said()).toMatch(/^The PostgreSQL of DATABASE_URL cannot be used: .*ECONNREFUSED.*\.\n$/)
})

test('a real shop names all that it lacks at once, opens nothing, and says with --check how it was understood', async () => {
  const DATABASE_URL = `postgres://shop:hidden@localhost:${await freePort()}/shop`
  const lacking = start({ DATABASE_URL })
  expect(await lacking.ended()).toBe(1)
  const missing = [
    'PUBLIC_URL (an https address)',
    'SECRET_KEY (of 32 characters or more)',
    'STRIPE_SECRET_KEY, PAYPAL_CLIENT_ID or BANK_ACCOUNTS',
    'SMTP_URL',
    'MAIL_FROM',
    'TRUST_PROXY (how many proxies stand in front)',
  ]
  expect(lacking.said()).toBe(
    `A shop with real customers needs these settings:\n${missing.map((name) => `  ${name}\n`).join('')}To try the shop without them set DEMO=true, or DEMO=empty for one without people and sample orders.\n`,
  )
  const checked = start({ DATABASE_URL }, ['--check'])
  expect(await checked.ended()).toBe(1)
  for (const name of missing) expect(checked.said()).toContain(`Missing: ${name}\n`)
  expect(checked.said()).toMatch(/^DATABASE_URL +shop on localhost:\d+$/m)
  expect(checked.said()).not.toContain('hidden')
  const demonstration = start({}, ['--check'])
  expect(await demonstration.ended()).toBe(0)
  expect(demonstration.said()).toMatch(/The shop starts\.\n$/)
})

test.skipIf(isShort)('machines read JSON lines', async () => {
  const port = String(await freePort())
  const shop = start({ PORT: port, LOG_FORMAT: 'json' })
  await expect.poll(shop.said, { timeout: 150_000 }).toContain('Ready on')
  await fetch(`http://localhost:${port}/api/health`)
  shop.interrupt()
  await shop.ended()
  const entries = shop
    .said()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
  expect(entries).toContainEqual(expect.objectContaining({ msg: `Ready on http://localhost:${port}` }))
  expect(entries).toContainEqual(expect.objectContaining({ route: '/api/health', status: 200 }))
})

test.skipIf(isShort)('metrics are on a port of their own, and traces are exported before it ends', async () => {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const collector = await openCollector()
  const shop = start({
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  })
  await expect.poll(shop.said, { timeout: 150_000 }).toContain('Mail')
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }
  await fetch(`http://localhost:${port}/api/responsible-breeders`, { headers })
  expect((await fetch(`http://localhost:${port}/metrics`)).status).toBe(404)
  const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  const route = 'method="GET",route="/api/responsible-breeders",status="200"'
  expect(metrics).toContain(`\nshop_http_request_duration_seconds_count{${route}} 1\n`)
  expect(metrics).toContain('\nshop_database_up 1\n')
  const statements = /shop_db_statement_duration_seconds_count{outcome="ok"} (\d+)/.exec(metrics)?.[1]
  expect(Number(statements)).toBeGreaterThan(1)
  shop.interrupt()
  expect(await shop.ended()).toBe(0)
  const names = collector.spans().flatMap((span) => (span.traceId === traceId ? span.name : []))
  expect(names).toEqual(expect.arrayContaining(['GET /api/responsible-breeders', 'SELECT responsible_breeders']))
  expect(collector.spans().map(({ name }) => name)).toContain('process sweep')
  collector.close()
})
