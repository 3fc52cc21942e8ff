import { execFile, spawn, type SpawnOptions } from 'node:child_process'
import { randomInt } from 'node:crypto'
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

/** PostgreSQL refuses to run as root, so root runs it as the postgres user, or as nobody. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return user && { uid: Number(user[2]), gid: Number(user[3]) }
}

/**
 * A port that nobody uses, below those that systems give to outgoing connections: whoever tries to connect to one of
 * these while its server is away may be connected to itself, and then the server cannot come back.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const probe = createServer().listen(randomInt(15_000, 32_000), '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    const address = probe.address()
    probe.close()
    if (isFree && address !== null && typeof address !== 'string') return address.port
  }
}

type Options = {
  /** What it has reported as written survives when its processes are killed; the machine itself must stay up. */
  isDurable?: boolean
  /** As `postgresql.conf` has them, beside those of every throwaway server. */
  settings?: string[]
}

/** One start of the server, answered when connections can be made. */
async function run(program: string, args: string[], options: SpawnOptions) {
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(server, 'exit')
  const killNow = () => server.kill('SIGQUIT')
  process.on('exit', killNow)
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    await ended
    process.off('exit', killNow)
  }
  let log = ''
  server.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()))
  for (let attempt = 0; attempt < 500; attempt++) {
    if (log.includes('ready to accept connections')) return end
    if (server.exitCode !== null) break
    await sleep(20)
  }
  await end('SIGQUIT')
  throw new Error(`PostgreSQL did not start:\n${log}`)
}

/**
 * PostgreSQL's own programs, run in a folder by whom PostgreSQL lets. `serve` starts a server on a data folder, and
 * answers with how it is ended when connections can be made.
 */
export function postgresIn(folder: string) {
  const bin = postgresBin()
  if (!bin) throw new Error('PostgreSQL is missing: npm run setup, or set POSTGRES_BIN to the folder with initdb.')
  const owner = postgresUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const options = { cwd: folder, ...owner, env: { ...process.env, LC_ALL: 'C' } }
  return {
    program: (name: string, ...args: string[]) => promisify(execFile)(join(bin, name), args, options),
    serve: (data: string, settings: string[]) =>
      run(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], options),
  }
}

/** For `initdb`: whoever can connect is trusted. */
export const trustingInit = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']

/**
 * Starts a throwaway PostgreSQL in a temporary folder, on a free port of this machine. `url` opens its empty
 * database `postgres` as a superuser, so a test may create databases of its own; `stop` ends it and removes the folder.
 * `kill` ends it as `pg_ctl stop -m immediate` does, and `start` has it recover.
 */
export async function startPostgres({ isDurable = false, settings: more = [] }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const { program, serve } = postgresIn(folder)
  const data = join(folder, 'data')
  await program('initdb', '-D', data, ...trustingInit)

  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'fsync=off',
    // Databases are copied all the time: no log for a replica, no compiling of queries that are run once, few checkpoints.
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=4GB',
    'jit=off',
    ...(isDurable ? [] : ['synchronous_commit=off', 'full_page_writes=off']),
    ...more,
  ]
  const launch = () => serve(data, settings)
  const remove = () => rmSync(folder, { recursive: true, force: true })

  let end = await launch().catch((error: unknown) => {
    remove()
    throw error
  })
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await end('SIGINT')
      remove()
    },
    kill: () => end('SIGQUIT'),
    start: async () => {
      end = await launch()
    },
  }
}
