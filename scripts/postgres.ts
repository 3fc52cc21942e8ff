import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The folder with initdb and postgres: POSTGRES_BIN, Debian's, Homebrew's, or one on PATH. The newest Debian has wins. */
export const postgresBin = (): string | undefined =>
  [
    process.env.POSTGRES_BIN,
    ...globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })),
    ...globSync('/{opt/homebrew,usr/local}/opt/postgresql*/bin'),
    ...(process.env.PATH ?? '').split(':'),
  ].find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))

/** PostgreSQL refuses to run as root, so root hands over to the postgres user, or to nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return user && { uid: Number(user[2]), gid: Number(user[3]) }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

/**
 * Starts a throwaway PostgreSQL in a temporary folder, on a free port of this machine. `url` opens its empty
 * database `postgres` as a superuser, so a test may create databases of its own; `stop` ends it and removes the folder.
 */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const bin = postgresBin()
  if (!bin) throw new Error('PostgreSQL is missing: npm run setup, or set POSTGRES_BIN to the folder with initdb.')
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const owner = unprivileged()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const options = { cwd: folder, ...owner, env: { ...process.env, LC_ALL: 'C' } }
  const data = join(folder, 'data')
  const initArgs = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  await promisify(execFile)(join(bin, 'initdb'), initArgs, options)

  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off']
  const more = ['synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...[...settings, ...more].flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let log = ''
  server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const ended = once(server, 'exit')

  const stop = async () => {
    server.kill('SIGINT')
    await ended
    process.off('exit', killNow)
    rmSync(folder, { recursive: true, force: true })
  }
  const killNow = () => server.kill('SIGQUIT')
  process.on('exit', killNow)

  for (let attempt = 0; attempt < 100; attempt++) {
    if (log.includes('ready to accept connections'))
      return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
    if (server.exitCode !== null) break
    await sleep(100)
  }
  await stop()
  throw new Error(`PostgreSQL did not start:\n${log}`)
}
