import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { StartError } from './db/start-error.ts'

/** A build that only finds out that nothing has changed is not worth a line. */
const quietMs = 1500

/**
 * Builds the web app where it has changed; Turborepo knows. Says nothing of it but that it takes a while.
 * Throws `StartError` with the build's own output when it fails.
 */
export async function buildWebApp(log: Pick<Logger, 'info'>) {
  const build = spawn('turbo', ['run', 'build', '--output-logs=errors-only'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (part: Buffer) => output.push(part))
  const notice = setTimeout(() => log.info('Building the web app…'), quietMs)
  try {
    const [code] = (await once(build, 'close')) as [number | null]
    if (code !== 0) throw new StartError(`${Buffer.concat(output).toString()}\nThe web app could not be built.`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new StartError('Turborepo is not installed: run `npm ci`, and start with `npm start`.')
  } finally {
    clearTimeout(notice)
  }
}
