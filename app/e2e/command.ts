import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { runDesk } from '../../server/src/entry/desk/command-line.ts'
import { runLab } from '../../server/src/entry/lab/command-line.ts'
import { storedKeyIn } from '../../server/src/platform/config/secrets.ts'
import { compileCache, root } from './server.ts'

type Shop = { url: string; data: string }

/** Runs a command line here, with the key in the shop's data folder; returns its output, or throws it. */
async function run(
  command: (world: Parameters<typeof runLab>[1]) => Promise<number>,
  { url, data }: Shop,
  name: 'lab.key' | 'desk.key',
  scanned: string[] = [],
): Promise<string> {
  const lines: string[] = []
  const say = (line: string) => void lines.push(`${line}\n`)
  const code = await command({ url, key: storedKeyIn(data, name), fetch, say, typed: () => Readable.from(scanned) })
  if (code) throw new Error(lines.join(''))
  return lines.join('')
}

/** As `npm run lab -- …`. */
export const lab = (shop: Shop, ...args: string[]) => run((world) => runLab(args, world), shop, 'lab.key')

/** As `npm run desk -- …`, typed by a user of this computer called journey. */
export const desk = (shop: Shop, ...args: string[]) =>
  run((world) => runDesk(args, { ...world, username: 'journey' }), shop, 'desk.key')

/** `lab`, with what is scanned while it runs. */
export const labScanning = (shop: Shop, scanned: string[], ...args: string[]) =>
  run((world) => runLab(args, world), shop, 'lab.key', scanned)

/** Runs a command line in a process of its own, which takes half a second of the processor's time. */
export async function asProcess(tool: 'lab' | 'desk', shop: Shop, ...args: string[]): Promise<string> {
  const main = join('server/src/entry', tool, 'main.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...args, '--url', shop.url], {
    cwd: root,
    env: { ...process.env, DATA_DIR: shop.data, NODE_COMPILE_CACHE: compileCache },
  })
  return stdout
}
