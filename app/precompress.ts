import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
/** Files of `.vite` are for the server alone. */
const isText = (name: string) => /^[^.].*\.(js|css|svg|json|txt|webmanifest)$/.test(name)
/** The best takes twice as long: for 500 pictures of maps and flags, of which a page shows one, more than they save. */
const qualityOf = (name: string) => (name.endsWith('.svg') ? 10 : 11)

/** Writes a brotli copy beside each text file of the browser's build, at the level that is too slow for a live server. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle: async () => {
      const names = (await readdir(folder, { recursive: true })).filter(isText)
      await Promise.all(
        names.map(async (name) => {
          const path = join(folder, name)
          const small = await compress(await readFile(path), {
            params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(name) },
          })
          await writeFile(`${path}.br`, small)
        }),
      )
    },
  }
}
