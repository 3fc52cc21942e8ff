import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { compileCache, root } from './server.ts'

const run = promisify(execFile)

type Shop = { url: string; data: string }

/** Runs a command line against the shop at `url`, with the key in its data folder; answers, or throws, what it printed. */
async function command(main: string, shop: Shop, args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [main, ...args, '--url', shop.url], {
    cwd: root,
    env: { ...process.env, DATA_DIR: shop.data, NODE_COMPILE_CACHE: compileCache },
  }).catch((error: Error & { stdout: string }) => {
    throw new Error(error.stdout || error.message)
  })
  return stdout
}

/** As `npm run lab -- …`. */
export const lab = (shop: Shop, ...args: string[]) => command('server/src/laboratory/main.ts', shop, args)

/** As `npm run desk -- …`. */
export const desk = (shop: Shop, ...args: string[]) => command('server/src/desk/main.ts', shop, args)
