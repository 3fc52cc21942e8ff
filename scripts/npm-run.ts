import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')

/** What a person's shell has, without what the tests set for their own processes. */
const ofShell = ['PATH', 'HOME', 'TMPDIR', 'CHROMIUM_PATH', 'POSTGRES_BIN', 'PLAYWRIGHT_BROWSERS_PATH']
const shell = Object.fromEntries(ofShell.map((name) => [name, process.env[name]]))

/** Runs a script of package.json as a person types it, and returns its output; throws all of it where it fails. */
export async function npmRun(script: string, options: string[] = [], env: Record<string, string> = {}, cwd = root) {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', script, '--', ...options], {
    cwd,
    env: { ...shell, ...env },
    maxBuffer: 100_000_000,
  })
  return stdout
}
