import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../app/e2e/server.ts'
import { medians, rounded } from './numbers.ts'
import { report } from './report.ts'
import { withFolder } from './shop.ts'
import { sized } from './sized.ts'

const root = join(import.meta.dirname, '..')
/**
 * What a start leaves for the next one: what is built, an empty database to copy, compiled code (docs/decisions/0029).
 * Whoever serves what is built meanwhile is not disturbed by a smoke run.
 */
const leftovers = [
  ...sized(['app/dist', 'server/dist', 'node_modules/.cache/built'], []),
  ...['pglite', 'node'].map((name) => `node_modules/.cache/${name}`),
].map((path) => join(root, path))

type Figures = {
  seconds: number
  /** Resident memory of the process that serves, in MB. */
  memory: number
}

/** Of the largest process of a group: the others are npm and a shell. */
function memoryOf(group: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  const sizes = processes.flatMap((line) => {
    const [pgid, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
    return pgid === group ? [kilobytes / 1024] : []
  })
  return Math.max(...sizes)
}

/** From `npm start` until the home page has been answered whole. */
async function timeStart(dataDir: string, env: Record<string, string> = {}): Promise<Figures> {
  const port = await freePort()
  const started = performance.now()
  const shop = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    // A group of its own: npm, its shell and the server end together.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = once(shop, 'exit')
  try {
    for (;;) {
      if (shop.exitCode !== null) throw new Error(`npm start ended with ${shop.exitCode}`)
      const reply = await fetch(`http://localhost:${port}/`).catch(() => null)
      if (reply?.ok && (await reply.text()))
        return { seconds: (performance.now() - started) / 1000, memory: memoryOf(shop.pid ?? 0) }
      await sleep(20)
    }
  } finally {
    if (shop.pid && shop.exitCode === null) process.kill(-shop.pid, 'SIGTERM')
    await end
  }
}

/** The first start after `npm ci`: nothing built and nothing cached. What was there is put back. */
async function timeFirstStart(dataDir: string, cacheDir: string): Promise<Figures> {
  const aside = leftovers.filter((path) => existsSync(path))
  for (const path of aside) renameSync(path, `${path}-aside`)
  try {
    return await timeStart(dataDir, sized<Record<string, string>>({ TURBO_CACHE_DIR: cacheDir }, {}))
  } finally {
    for (const path of aside) {
      rmSync(path, { recursive: true, force: true })
      renameSync(`${path}-aside`, path)
    }
  }
}

function rowOf(runs: Figures[]) {
  const { seconds, memory } = medians(runs)
  return { seconds: rounded(seconds, 1), 'resident, MB': rounded(memory, 0) }
}

/** How long someone waits for the shop to open, and how much memory it takes. */
export async function measureStart(runs: number) {
  const results = { first: [] as Figures[], fresh: [] as Figures[], reopened: [] as Figures[] }
  for (let run = 0; run < runs; run++)
    await withFolder(async (folder) => {
      results.first.push(await timeFirstStart(join(folder, 'first'), join(folder, 'turbo')))
      const data = join(folder, 'data')
      results.fresh.push(await timeStart(data))
      results.reopened.push(await timeStart(data))
    })
  report('start', {
    method: `Medians of ${runs}, from npm start to the first page answered, embedded database;`,
    rows: {
      'nothing built, no data': rowOf(results.first),
      'built, no data': rowOf(results.fresh),
      reopened: rowOf(results.reopened),
    },
    runs: results,
  })
}
