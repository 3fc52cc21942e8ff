import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { createDatabase, freePort, startShop, stopShop } from './server.ts'

/** The shop that this worker's files share: each worker has its own, so that files side by side do not meet in it. */
export function sharedShop() {
  const shop = inject('shops')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!shop) throw new Error(`No shop for worker ${process.env.VITEST_POOL_ID}`)
  return shop
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

/** A seeded shop of a file's own, for journeys that restart it or read all of its records. */
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
    mkdirSync(join(data, 'mail'), { recursive: true })
    const key = crypto.randomUUID()
    writeFileSync(join(data, 'lab.key'), key)
    const name = `shop_${key.replaceAll('-', '')}`
    database.url = await createDatabase(inject('postgresUrl'), name, 'template_empty')
    return { DATABASE_URL: database.url, LAB_API_KEY: key, SECRET_KEY: key, ...settings() }
  }
  return { shop, database }
}
