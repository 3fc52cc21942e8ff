import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { medians, rounded } from './numbers.ts'
import { report } from './report.ts'
import { withFolder, withPostgres, withShop } from './shop.ts'

const connections = 10
const seconds = 5
const manyVisits = 100_000
/** Of them at addresses nobody asked for yet. */
const newVisits = 2_000
const paths = {
  home: '/',
  listing: '/breeder/for-dogs/dna-tests',
  product: '/store/collie-eye-anomaly-choroidal-hypoplasia-cea-ch-canine/p/2002',
}

const headers = { 'accept-encoding': 'br' }
let visits = 0
/** An address nobody asked for yet: the page must be drawn and compressed. */
const unseen = (path: string) => `${path}?visit=${(visits += 1)}`

async function load(url: string, path: string, isKept: boolean, span: { duration: number } | { amount: number }) {
  const setupRequest = (request: object) => ({ ...request, headers, path: isKept ? path : unseen(path) })
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

/** How many pages the server sends in a second, kept ones and new ones, and what it holds after many. */
export async function measureHtml(runs: number) {
  const rows: Record<string, Record<string, number | string>> = {}
  const all: Record<string, Awaited<ReturnType<typeof load>>[]> = {}
  await withFolder((folder) =>
    withPostgres((databaseUrl) =>
      withShop(join(folder, 'shop'), { DATABASE_URL: databaseUrl }, async (url, pid) => {
        const before = memoryOf(pid)
        for (const [name, path] of Object.entries(paths))
          for (const isKept of [true, false]) {
            await load(url, path, isKept, { duration: 1 })
            const results = []
            for (let run = 0; run < runs; run++) results.push(await load(url, path, isKept, { duration: seconds }))
            const { perSecond, p50, p99 } = medians(results)
            const row = `${name}, ${isKept ? 'kept' : 'drawn anew'}`
            all[row] = results
            rows[row] = { 'pages/s': rounded(perSecond, 0), 'p50, ms': p50, 'p99, ms': p99 }
          }
        rows['memory at the start'] = { MB: before }
        // The new ones are three times as many as are kept: those must stay within their limit.
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
