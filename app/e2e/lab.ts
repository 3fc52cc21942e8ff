import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Runs a command of the laboratory's, as `npm run lab -- …` does, against the shop at `url`; answers what it printed. */
export async function lab(shop: { url: string; data: string }, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['server/src/laboratory/main.ts', ...args, '--url', shop.url], {
    cwd: root,
    env: { ...process.env, DATA_DIR: shop.data },
  })
  return stdout
}
