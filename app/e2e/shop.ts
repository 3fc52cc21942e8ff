import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { freePort, startShop, stopShop } from './server.ts'

/** The shop that this worker's files share: each worker has its own, so that files side by side do not meet in it. */
export function sharedShop() {
  const shop = inject('shops')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!shop) throw new Error(`No shop for worker ${process.env.VITEST_POOL_ID}`)
  return shop
}

/** A seeded shop of a file's own, for journeys that restart it or read all of its records. */
export function useOwnShop() {
  const shop = { url: '', data: '', restart: async () => {} }
  let server: ChildProcess
  beforeAll(async () => {
    shop.data = mkdtempSync(join(tmpdir(), 'pet-dna-own-'))
    cpSync(inject('seededData'), shop.data, { recursive: true })
    const port = await freePort()
    shop.url = `http://localhost:${port}`
    server = await startShop(port, shop.data)
    shop.restart = async () => {
      await stopShop(server)
      server = await startShop(port, shop.data)
    }
  })
  afterAll(async () => {
    await stopShop(server)
    rmSync(shop.data, { recursive: true, force: true })
  })
  return shop
}
