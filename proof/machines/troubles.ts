import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Cluster } from './cluster.ts'

const run = promisify(execFile)

/** A minute later than it is, for whoever runs a program with it. */
const minuteAhead = `data:text/javascript,${encodeURIComponent(`
  const { now } = Date
  globalThis.Date = class extends Date {
    constructor(...args) { super(...(args.length ? args : [now() + 60_000])) }
    static now() { return now() + 60_000 }
  }`)}`

/** What happens to a cluster under load: each ends when all is whole again. */
export const troubles = {
  'a shop is killed': async ({ shops, killShop, startShop }: Cluster) => {
    const [shop] = shops
    if (!shop) return
    await killShop(shop, 'SIGKILL')
    await sleep(5000)
    await startShop(shop)
  },
  'all shops are restarted, one after the other': async ({ shops, killShop, startShop }: Cluster) => {
    for (const shop of shops) {
      await killShop(shop, 'SIGTERM')
      await startShop(shop)
      // HAProxy sends it visitors again.
      await sleep(3000)
    }
  },
  'the primary is killed': async (cluster: Cluster) => {
    const primary = await cluster.primary()
    await cluster.killDatabase(primary)
    await cluster.changedFrom(primary)
    cluster.startDatabase(primary)
    await cluster.isWhole()
  },
  'the primary is cut off': async (cluster: Cluster) => {
    const primary = await cluster.primary()
    await primary.cut()
    await cluster.changedFrom(primary)
    await sleep(10_000)
    await primary.mend()
    await cluster.isWhole()
  },
  'the primary hands over': async (cluster: Cluster) => {
    await cluster.switchOver()
    await cluster.isWhole()
  },
  'the leader of etcd is killed': async (cluster: Cluster) => {
    const start = await cluster.killEtcdLeader()
    await sleep(15_000)
    start()
    await cluster.isWhole()
  },
  'the clock of a shop is a minute ahead': async ({ shops, killShop, startShop }: Cluster) => {
    const shop = shops.at(-1)
    if (!shop) return
    await killShop(shop, 'SIGTERM')
    await startShop(shop, { NODE_OPTIONS: `--import=${minuteAhead}` })
    await sleep(20_000)
    await killShop(shop, 'SIGTERM')
    await startShop(shop)
  },
  'the disk of a standby is full': async (cluster: Cluster) => {
    const standby = await cluster.standby()
    const filler = join(standby.folder, 'filler')
    await run('sh', ['-c', `dd if=/dev/zero of=${filler} bs=1M 2>/dev/null; true`])
    await sleep(20_000)
    rmSync(filler)
    await cluster.isWhole(180)
  },
}
export type Trouble = keyof typeof troubles
