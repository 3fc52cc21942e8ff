import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../server/src/platform/config/start-error.ts'

const root = join(import.meta.dirname, '..')
const built = ['app/dist/client/index.html', 'app/dist/server/entry-server.js', 'server/dist/main.js']
const stamp = 'node_modules/.cache/built'
/** All that the builds are made of, and more: what of it counts, Turborepo knows. */
const folders = ['app/src', 'app/public', 'contract/src', 'design-system/src', 'mocks/src', 'server/src']
const files = ['app', 'server', '.']

/** Of the sizes and times of all sources: Turborepo reads them all, and takes longer than a start may. */
function fingerprint(): string {
  const paths = [
    ...folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    ),
    ...files.flatMap((folder) =>
      readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [`${folder}/${entry.name}`] : [],
      ),
    ),
  ]
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) {
    const { size, mtimeMs } = statSync(join(root, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Whether web app and server are built, and no source has changed since. */
export const isBuilt = (): boolean =>
  [...built, stamp].every((file) => existsSync(join(root, file))) &&
  readFileSync(join(root, stamp), 'utf8') === fingerprint()

/** Has Turborepo build what has changed. Throws `StartError` with the build's own output when it fails. */
export async function build() {
  // A file that changes meanwhile is built the next time.
  const source = fingerprint()
  const turbo = spawn('turbo', ['run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [turbo.stdout, turbo.stderr]) stream.on('data', (part: Buffer) => output.push(part))
  const [code] = (await once(turbo, 'close').catch(() => {
    throw new StartError('Turborepo is not installed: run `npm ci`, and start with `npm start`.')
  })) as [number | null]
  if (code !== 0) throw new StartError(`${Buffer.concat(output).toString()}\nThe shop could not be built.`)
  mkdirSync(join(root, dirname(stamp)), { recursive: true })
  writeFileSync(join(root, stamp), source)
}
