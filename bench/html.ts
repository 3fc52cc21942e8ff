import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { medians, rounded } from './numbers.ts'
import { report } from './report.ts'
import { withFolder, withPostgres, withShop } from './shop.ts'
import { sized } from './sized.ts'

const connections = 10
const seconds = 5
const manyVisits = sized(100_000, 100)
/** How many of them go to addresses that no one has requested before. */
const newVisits = sized(2_000, 20)
/** In a smoke run. */
const few = { amount: connections }
const paths = {
  home: '/',
  listing: '/breeder/for-dogs/dna-tests',
  product: '/store/collie-eye-anomaly-choroidal-hypoplasia-cea-ch-canine/p/2002',
}

const headers = { 'accept-encoding': 'br' }
type Span = { duration: number } | { amount: number }
let visits = 0
/** An address that no one has requested before: its page is rendered and compressed. */
const newAddress = (path: string) => `${path}?visit=${(visits += 1)}`

async function load(url: string, path: string, isCached: boolean, span: Span) {
  const setupRequest = (request: object) => ({ ...request, headers, path: isCached ? path : newAddress(path) })
  const { latency, non2xx, errors, duration, requests } = await autocannon({
    url,
    connections,
    requests: [{ setupRequest }],
    ...span,
  })
  if (non2xx || errors) throw new Error(`${path}: ${non2xx} refused, ${errors} failed`)
  return { perSecond: requests.total / duration, p50: latency.p50, p99: latency.p99 }
}

/** Resident memory of a process, in MB. */
const memoryOf = (pid: number) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)

/** Pages per second, cached and newly rendered, and the server's memory after many. */
export async function measureHtml(runs: number) {
  const rows: Record<string, Record<string, number | string>> = {}
  const all: Record<string, Awaited<ReturnType<typeof load>>[]> = {}
  await withFolder((folder) =>
    withPostgres((databaseUrl) =>
      withShop(join(folder, 'shop'), { DATABASE_URL: databaseUrl }, async (url, pid) => {
        const before = memoryOf(pid)
        for (const [name, path] of Object.entries(paths))
          for (const isCached of [true, false]) {
            await load(url, path, isCached, sized<Span>({ duration: 1 }, few))
            const results = []
            for (let run = 0; run < runs; run++)
              results.push(await load(url, path, isCached, sized<Span>({ duration: seconds }, few)))
            const { perSecond, p50, p99 } = medians(results)
            const row = `${name}, ${isCached ? 'cached' : 'rendered'}`
            all[row] = results
            rows[row] = { 'pages/s': rounded(perSecond, 0), 'p50, ms': p50, 'p99, ms': p99 }
          }
        rows['memory at the start'] = { MB: before }
        // Twice as many new pages as the cache holds: it must stay within its limit.
        await load(url, paths.product, false, { amount: newVisits })
        await load(url, paths.product, true, { amount: manyVisits - newVisits })
        rows[`memory after ${manyVisits} more`] = { MB: memoryOf(pid) }
      }),
    ),
  )
  report('html', {
    method: `Medians of ${runs} times ${seconds} s with ${connections} connections, brotli, on PostgreSQL; client, server and database share the machine;`,
    rows,
    runs: all,
  })
}
