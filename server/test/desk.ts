import { Readable } from 'node:stream'
import { runDesk } from '../src/entry/desk/command-line.ts'
import type { Shop } from './shop.ts'

/** The settings with which `openShop` has the desk's command line. */
export const withDesk = { DESK_API_KEY: 'a-key-of-the-desk' }

/** One command, as it is typed after `npm run desk --`: its exit code and its output. */
export const desk = (shop: Shop, ...args: string[]) => deskScanning(shop, [], ...args)

/** `desk`, with lines that are scanned while it runs. */
export async function deskScanning(shop: Shop, lines: string[], ...args: string[]) {
  const printed: string[] = []
  const code = await runDesk(args, {
    url: 'http://localhost:3000/',
    key: withDesk.DESK_API_KEY,
    username: 'ruth',
    fetch: (url, init) => shop.app.request(url, init),
    say: (line) => void printed.push(line),
    typed: () => Readable.from(lines),
  })
  return { code, output: printed.join('\n') }
}
