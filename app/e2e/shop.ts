import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { freePort, prepareEmptyShop, startShop, stopShop } from './server.ts'

/** The demonstration shop, which files share that run side by side: what a journey changes in it is its own. */
export const sharedShop = () => inject('shop')

/** An empty shop on PostgreSQL that this worker's files share, one after another: a catalogue, and whom they left. */
export function sharedEmptyShop() {
  const opened = inject('emptyShops')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!opened) throw new Error(`No empty shop for worker ${process.env.VITEST_POOL_ID}`)
  const { databaseUrl, ...shop } = opened
  return { shop, database: { url: databaseUrl } }
}

type OwnShop = { url: string; data: string; restart: () => Promise<void> }
type Prepare = (data: string) => Promise<Record<string, string>>

/** A shop of a file's own on what `prepare` puts into its data folder, with the settings it answers. */
function useShopOn(prepare: Prepare): OwnShop {
  const shop: OwnShop = { url: '', data: '', restart: async () => {} }
  let server: ChildProcess
  beforeAll(async () => {
    shop.data = mkdtempSync(join(tmpdir(), 'pet-dna-own-'))
    const settings = await prepare(shop.data)
    const port = await freePort()
    shop.url = `http://localhost:${port}`
    server = await startShop(port, shop.data, settings)
    shop.restart = async () => {
      await stopShop(server)
      server = await startShop(port, shop.data, settings)
    }
  })
  afterAll(async () => {
    await stopShop(server)
    rmSync(shop.data, { recursive: true, force: true })
  })
  return shop
}

/** A seeded shop of a file's own, for journeys that restart it. */
export const useOwnShop = (): OwnShop =>
  useShopOn(async (data) => {
    cpSync(inject('seededData'), data, { recursive: true })
    return {}
  })

/**
 * An empty shop of a file's own on PostgreSQL: a catalogue, and nobody in it. The laboratory's key is in its folder.
 * `settings` are read when it starts.
 */
export function useEmptyShop(settings: () => Record<string, string> = () => ({})) {
  const database = { url: '' }
  const shop = useShopOn(open)
  async function open(data: string) {
    const own = await prepareEmptyShop(inject('postgresUrl'), data)
    database.url = own.DATABASE_URL ?? ''
    return { ...own, ...settings() }
  }
  return { shop, database }
}
