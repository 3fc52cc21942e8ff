import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startShop, stopShop } from '../app/e2e/server.ts'
import { startPostgres } from '../scripts/postgres.ts'

/** Does some work with a temporary folder. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Does some work with the built shop, running as in production but for its limit on requests. */
export async function withShop<Result>(
  dataDir: string,
  env: Record<string, string>,
  work: (url: string, pid: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const shop = await startShop(port, dataDir, {
    REQUESTS_PER_MINUTE: '100000000',
    ...(env.DATABASE_URL && { DEMO: 'empty' }),
    ...env,
  })
  try {
    return await work(`http://localhost:${port}`, shop.pid ?? 0)
  } finally {
    await stopShop(shop)
  }
}

/** Does some work with a throwaway PostgreSQL; its address opens an empty database. */
export async function withPostgres<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const { url, stop } = await startPostgres()
  try {
    return await work(url)
  } finally {
    await stop()
  }
}
