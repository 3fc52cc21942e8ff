import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import { freePort, startPostgres } from '../../../scripts/postgres.ts'
import { labImportFiles } from '../../src/schema/laboratory.ts'
import { queues } from '../../src/job-handlers.ts'
import { attempts } from '../../src/schema/attempts.ts'
import { withDesk } from '../desk.ts'
import { withLab } from '../lab.ts'
import { newVisitor, openShop } from '../shop.ts'
import { insistentFetch, type Meter, untilThere } from './patience.ts'
import { keepRunning } from './server-process.ts'

const recurring = queues.filter(({ cron }) => cron).map(({ name }) => name)

/** A shop in a process of its own on a PostgreSQL of its own, which may both be killed; `shop` looks at the same database. */
export async function openKillableShop() {
  const folder = mkdtempSync(join(tmpdir(), 'pet-dna-kills-'))
  const postgres = await startPostgres({ isDurable: true })
  const settings = {
    DATABASE_URL: postgres.url,
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DEMO: 'empty',
    PAYMENT_TIMEOUT_SECONDS: '1',
    REQUESTS_PER_MINUTE: '1000000',
    TRUST_PROXY: '1',
    ...withLab,
    ...withDesk,
  }
  const server = keepRunning(settings)
  await server.isReady()
  const shop = await openShop(settings)
  const url = `http://127.0.0.1:${settings.PORT}`

  /**
   * Another process continues what a killed one had begun when minutes have passed: pg-boss its jobs, the laboratory
   * its files. Here they pass while no process runs. A job's tries, which last a day, are not used up by kills that
   * come every few seconds. What limits count is another test's matter.
   */
  const letMinutesPass = () =>
    shop.db.transaction(async (tx) => {
      await tx.execute(
        sql`update pgboss.job set state = 'retry', start_after = now(), retry_count = 0
          where state in ('active', 'retry') and not ${inArray(sql`name`, recurring)}`,
      )
      await tx.update(labImportFiles).set({ claimedAt: sql`${labImportFiles.claimedAt} - interval '5 minutes'` })
      await tx.delete(attempts)
    })

  const killServer = async () => {
    await server.kill()
    await untilThere(letMinutesPass)
    server.start()
  }
  const killDatabase = async () => {
    await postgres.kill()
    await postgres.start()
  }

  return {
    shop,
    folder,
    url,
    /** Kills one of them and starts it again. */
    kill: (what: 'server' | 'database') => (what === 'server' ? killServer() : killDatabase()),
    isReady: server.isReady,
    hasFallen: server.hasFallen,
    /** What `shop.visitor` is, of somebody in Australia at an address of their own who insists on an answer. */
    visitor: (meter: Meter) =>
      newVisitor(
        { request: insistentFetch(url, meter) },
        { 'x-country-code': 'AU', 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
      ),
    close: async () => {
      await server.kill()
      await shop.close()
      await postgres.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
type KillableShop = Awaited<ReturnType<typeof openKillableShop>>

/** Where work is done: a shop at an address, and `shop`, which looks at the same database; its mails are in `folder`. */
export type Workplace = Pick<KillableShop, 'shop' | 'folder' | 'url' | 'visitor'>
