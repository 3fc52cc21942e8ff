import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon, { type Request } from 'autocannon'
import { freePort } from '../app/e2e/server.ts'
import { medians, rounded } from './numbers.ts'
import { report } from './report.ts'
import { withFolder, withPostgres, withShop } from './shop.ts'
import { sized } from './sized.ts'

const connections = 10
const seconds = 3
const searches = ['eye', 'collie', 'degenerative myelopathy', 'coat', 'kidney disease']
const productId = 2002

type Task = 'product search' | 'new cart, then an item'

const post = (path: string, body: object): Request => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
})

/** Two tasks on either server; only the paths differ. */
const requestsFor = (products: string, cart: string): Record<Task, Request[]> => ({
  'product search': searches.map((search) => ({
    path: `${products}?${new URLSearchParams({ species: 'dog', search })}`,
  })),
  'new cart, then an item': [
    {
      ...post(cart, { country: 'US' }),
      onResponse: (_status, body, context) => Object.assign(context, JSON.parse(body)),
    },
    {
      ...post(cart, { product_id: productId, quantity: 1 }),
      setupRequest: (request, { sessionId }) => ({ ...request, path: `${cart}/${sessionId}/item` }),
    },
  ],
})
const shopRequests = requestsFor('/api/store/products', '/api/cart')
const baselineRequests = requestsFor('/products', '/cart')

async function load(name: string, url: string, requests: Request[]) {
  const { duration, latency, non2xx, errors, ...result } = await autocannon({
    url,
    connections,
    ...sized({ duration: seconds }, { amount: 2 * connections }),
    requests,
  })
  if (non2xx || errors) throw new Error(`${name}: ${non2xx} refused, ${errors} failed`)
  return { perSecond: result.requests.total / duration, p50: latency.p50, p99: latency.p99 }
}
type Figures = Awaited<ReturnType<typeof load>>

/** Does some work with the baseline on the shop's own PostgreSQL, once the shop has filled it. */
async function withBaseline<Result>(databaseUrl: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: databaseUrl }
  const baseline = spawn(process.execPath, [join(import.meta.dirname, 'baseline.ts')], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const url = `http://localhost:${port}`
  try {
    for (;;) {
      if (baseline.exitCode !== null) throw new Error('The baseline did not start')
      if (await fetch(`${url}/ready`).catch(() => null)) break
      await sleep(100)
    }
    return await work(url)
  } finally {
    baseline.kill()
    if (baseline.exitCode === null) await once(baseline, 'exit')
  }
}

/** What the server answers in a second, on both databases, beside the least that a server on this stack would do. */
export async function measureServer(runs: number) {
  const results: Record<string, Figures[]> = {}
  const measureAll = async (subjects: [name: string, url: string, requests: Record<Task, Request[]>][]) => {
    for (let run = -1; run < runs; run++)
      for (const task of Object.keys(shopRequests) as Task[])
        for (const [name, url, requests] of subjects) {
          const figures = await load(`${task}: ${name}`, url, requests[task])
          // The round before the first one warms up.
          if (run >= 0) (results[`${task}: ${name}`] ??= []).push(figures)
        }
  }
  await withFolder((folder) =>
    withPostgres((databaseUrl) =>
      withShop(join(folder, 'postgres'), { DATABASE_URL: databaseUrl }, (onPostgres) =>
        withShop(join(folder, 'embedded'), {}, (embedded) =>
          withBaseline(databaseUrl, (baseline) =>
            measureAll([
              ['baseline', baseline, baselineRequests],
              ['PostgreSQL', onPostgres, shopRequests],
              ['embedded', embedded, shopRequests],
            ]),
          ),
        ),
      ),
    ),
  )
  const rowOf = ([name, figures]: [string, Figures[]]) => {
    const { perSecond, p50, p99 } = medians(figures)
    const limit = medians(results[name.replace(/: .*/, ': baseline')] ?? []).perSecond
    const ratio = rounded(limit / perSecond, 1)
    return [name, { 'requests/s': Math.round(perSecond), 'p50, ms': p50, 'p99, ms': p99, 'times slower': ratio }]
  }
  report('server', {
    method: `Medians of ${runs} times ${seconds} s with ${connections} connections; client, server and database share the machine, PostgreSQL without fsync;`,
    rows: Object.fromEntries(Object.entries(results).map(rowOf)),
    runs: results,
  })
}
