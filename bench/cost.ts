import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../scripts/postgres.ts'
import { medians, rounded } from './numbers.ts'
import { report } from './report.ts'
import { withFolder, withShop } from './shop.ts'
import { sized } from './sized.ts'

const connections = 4
const seconds = sized(4, 0.2)
const searches = ['eye', 'collie', 'degenerative myelopathy', 'coat', 'kidney disease']
const pages = [
  '/',
  '/breeder/for-dogs/dna-tests',
  '/store/collie-eye-anomaly-choroidal-hypoplasia-cea-ch-canine/p/2002',
]
/** Scripts of the built app, which a browser requests once. */
const files: string[] = []
const assets = join(import.meta.dirname, '../app/dist/client/assets')
/** A breeder of the demonstration. */
const login = { username: 'breeder@example.com', password: 'collie-eye-anomaly' }
const address = {
  first_name: 'Ada',
  last_name: 'Byron',
  address: '12 Wattle Street',
  city: 'Sydney',
  state: 'NSW',
  postal_code: '2000',
  country: 'AU',
}

type Visitor = ReturnType<typeof newVisitor>

function newVisitor(url: string) {
  const headers: Record<string, string> = {
    'sec-fetch-site': 'same-origin',
    'x-country-code': 'AU',
    'accept-encoding': 'br',
  }
  const cookies = new Map<string, string>()
  let received = 0
  const send = async (method: string, path: string, body?: object) => {
    const reply = await fetch(url + path, {
      method,
      headers: {
        ...headers,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text.slice(0, 300)}`)
    received += Number(reply.headers.get('content-length') ?? text.length)
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    return text
  }
  return {
    get: (path: string) => send('GET', path),
    post: async (path: string, body: object) => JSON.parse(await send('POST', path, body)),
    /** Bytes of bodies, as they were sent. */
    received: () => received,
  }
}

const logIn = ({ post }: Visitor) => post('/api/auth/login/', login)

async function fillCart({ post }: Visitor): Promise<string> {
  const { sessionId } = await post('/api/cart', { country: 'AU' })
  await post(`/api/cart/${sessionId}/item`, { product_id: 2002, quantity: 1 })
  return sessionId
}

async function order(visitor: Visitor) {
  const session = await fillCart(visitor)
  const cart = JSON.parse(await visitor.get(`/api/cart/${session}/?shipping_method=1`))
  const checkout = randomUUID()
  await visitor.post('/api/store/checkout', {
    session_id: session,
    checkout_id: checkout,
    email: 'ada@example.org',
    first_name: address.first_name,
    last_name: address.last_name,
    shipping_address: address,
    billing_address: address,
    shipping_method_id: 1,
    payment_method: 'C',
    accept_terms: true,
    expected_total: cart.totals.total.amount,
  })
  await visitor.post(`/api/store/checkout/${checkout}/confirm`, { token: 'tok_visa' })
}

let count = 0
const nth = (list: string[]) => list[(count += 1) % list.length] ?? ''
const nthNew = (list: string[], sign = '?') => `${nth(list)}${sign}visit=${count}`
const searchPaths = searches.map((search) => `/api/store/products?${new URLSearchParams({ species: 'dog', search })}`)

type Act = (visitor: Visitor) => Promise<unknown>

/** What visitors do over and over, and what each of them does before. */
const kinds: Record<string, { act: Act; before?: Act }> = {
  'a guest’s page, cached': { act: ({ get }) => get(nth(pages)) },
  'a guest’s page, rendered': { act: ({ get }) => get(nthNew(pages)) },
  'a guest’s page, with a cart': { act: ({ get }) => get(nth(pages)), before: fillCart },
  'a file of the app': { act: ({ get }) => get(`/assets/${nth(files)}`) },
  'a search, known': { act: ({ get }) => get(nth(searchPaths)) },
  'a search, new': { act: ({ get }) => get(nthNew(searchPaths, '&')) },
  'a new cart and an item (2 requests)': { act: fillCart },
  'an order with its payment (5 requests)': { act: order },
  'a login': { act: logIn },
  'the account’s page': { act: ({ get }) => get('/my'), before: logIn },
  'the account’s animals': { act: ({ get }) => get('/api/my/animals'), before: logIn },
}

/** The processor time of processes until now, in ms: Linux counts it in hundredths of a second. */
const processorMs = (pids: string[]) =>
  10 *
  pids
    .flatMap((pid) => {
      try {
        // After the name in brackets: user and system time, and those of children that have ended.
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 15).map(Number) ?? []
      } catch {
        return []
      }
    })
    .reduce((sum, ticks) => sum + ticks, 0)
const parentOf = (pid: string) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] ?? ''
const childrenOf = (parent: string) =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && parentOf(pid) === parent
    } catch {
      return false
    }
  })

/** What is counted of server and database until now. */
async function countNow(client: pg.Client, server: number, postmaster: string) {
  const { rows } = await client.query<{ statements: string; wal: string }>(`
    select (select coalesce(sum(calls), 0) from pg_stat_statements) as statements,
      pg_current_wal_insert_lsn() - '0/0' as wal`)
  return {
    server: processorMs([String(server)]),
    database: processorMs([postmaster, ...childrenOf(postmaster)]),
    statements: Number(rows[0]?.statements),
    wal: Number(rows[0]?.wal),
  }
}
type Counted = Awaited<ReturnType<typeof countNow>>

/** Does one thing over and over, as several visitors; answers what once costs. */
async function costOf(
  url: string,
  { act, before: begin }: { act: Act; before?: Act },
  counted: () => Promise<Counted>,
) {
  const visitors = Array.from({ length: connections }, () => newVisitor(url))
  for (const visitor of visitors) await begin?.(visitor)
  const bytes = () => visitors.reduce((sum, visitor) => sum + visitor.received(), 0)
  const before = { ...(await counted()), bytes: bytes() }
  const end = performance.now() + seconds * 1000
  let times = 0
  await Promise.all(
    visitors.map(async (visitor) => {
      do {
        await act(visitor)
        times += 1
      } while (performance.now() < end)
    }),
  )
  const after = { ...(await counted()), bytes: bytes() }
  const each = (name: keyof typeof after) => (after[name] - before[name]) / times
  return {
    'server, ms': each('server'),
    'PostgreSQL, ms': each('database'),
    statements: each('statements'),
    'sent, kB': each('bytes') / 1000,
    'WAL, kB': each('wal') / 1000,
  }
}

/** What each kind of request costs: processor time, statements, bytes. On Linux, which counts the time of a process. */
export async function measureCost(runs: number) {
  const all: Record<string, Awaited<ReturnType<typeof costOf>>[]> = {}
  files.push(...readdirSync(assets).filter((name) => name.endsWith('.js')))
  const postgres = await startPostgres({
    isDurable: true,
    settings: ['shared_preload_libraries=pg_stat_statements'],
  })
  const client = new pg.Client(postgres.url)
  try {
    await client.connect()
    await client.query('create extension pg_stat_statements')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const postmaster = parentOf(String(rows[0]?.pid))
    await withFolder((folder) =>
      withShop(
        join(folder, 'shop'),
        { DATABASE_URL: postgres.url, DEMO: 'true', AUTH_REQUESTS_PER_MINUTE: '100000000' },
        async (url, pid) => {
          for (const [name, kind] of Object.entries(kinds))
            // The first round warms up.
            for (let run = -1; run < runs; run++) {
              const cost = await costOf(url, kind, () => countNow(client, pid, postmaster))
              if (run >= 0) (all[name] ??= []).push(cost)
            }
        },
      ),
    )
  } finally {
    await client.end()
    await postgres.stop()
  }
  report('cost', {
    method: `Medians of ${runs} times ${seconds} s with ${connections} connections, brotli, on PostgreSQL;`,
    rows: Object.fromEntries(
      Object.entries(all).map(([name, costs]) => [
        name,
        Object.fromEntries(Object.entries(medians(costs)).map(([figure, value]) => [figure, rounded(value, 2)])),
      ]),
    ),
    runs: all,
  })
}
