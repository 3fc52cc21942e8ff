import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { insistentFetch, type Meter } from '../../server/test/kills/patience.ts'
import { workWhile } from '../../server/test/kills/work-while.ts'
import { withDesk } from '../../server/test/desk.ts'
import { withLab } from '../../server/test/lab.ts'
import { newVisitor, openShop } from '../../server/test/shop.ts'
import { type Sizes, startCluster } from './cluster.ts'
import { withNetwork } from './network.ts'
import { type Trouble, troubles } from './troubles.ts'
import { openVisitors } from './visitors.ts'

type Run = {
  sizes: Sizes
  /** How many look around, and how many at once do each kind of work. */
  visitors: number
  clients: number
  troubles: readonly Trouble[]
  calmSeconds: number
  settlingSeconds: number
  lostAfterSeconds?: number
  /** Called after each trouble, and each calm. */
  passed: (found: Found) => void
}
export type Found = { trouble: Trouble | 'calm'; seconds: number } & ReturnType<
  ReturnType<typeof openVisitors>['between']
>

/** Has visitors and all kinds of work on a cluster, while one trouble follows another, and then looks at the books. */
export function workOnMachines({
  sizes,
  visitors,
  clients,
  calmSeconds,
  settlingSeconds,
  lostAfterSeconds,
  passed,
  ...run
}: Run) {
  const settings = {
    DEMO: 'empty',
    SECRET_KEY: 'of all machines, forty characters at least',
    PAYMENT_TIMEOUT_SECONDS: '10',
    REQUESTS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'warn',
    ...withLab,
    ...withDesk,
  }
  return withNetwork(async (network) => {
    const cluster = await startCluster(network, sizes, settings)
    const shop = await openShop({ ...settings, DATABASE_URL: cluster.databaseUrl })
    const { url, folder } = cluster
    const place = {
      shop,
      url,
      folder,
      visitor: (meter: Meter) =>
        newVisitor(
          { request: insistentFetch(url, meter) },
          { 'x-country-code': 'AU', 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
        ),
    }
    const crowd = openVisitors(url, visitors)
    const found: Found[] = []
    const phase = async (trouble: Found['trouble'], work: () => Promise<unknown>) => {
      const from = performance.now()
      await work()
      const to = performance.now()
      const one = { trouble, seconds: (to - from) / 1000, ...crowd.between(from, to) }
      found.push(one)
      passed(one)
    }
    const calm = () => phase('calm', () => sleep(calmSeconds * 1000))
    try {
      const books = await workWhile(place, {
        clients,
        settlingSeconds,
        ...(lostAfterSeconds && { lostAfterSeconds }),
        meanwhile: async () => {
          await calm()
          for (const trouble of run.troubles) {
            await phase(trouble, () => troubles[trouble](cluster))
            await calm()
          }
          await crowd.leave()
        },
      })
      return { found, ...books }
    } finally {
      await crowd.leave()
      await shop.close()
      await cluster.stop()
    }
  })
}

/** Installs what a cluster is made of, where it is missing. */
export const installMachines = () =>
  execFileSync(process.execPath, ['scripts/setup.ts', 'machines'], { stdio: 'ignore' })
