import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { postgresUser } from '../../scripts/postgres.ts'

const run = promisify(execFile)

type Program = { env?: Record<string, string>; isDatabase?: boolean }

/** A computer of the cluster: an address and a folder of its own. */
export type Machine = {
  name: string
  address: string
  folder: string
  /** Starts a program on it, which logs beside its folder. */
  start: (program: string, args: string[], options?: Program) => ChildProcess
  /** Cuts it off from all others, and connects it again. Its programs go on and do not know. */
  cut: () => Promise<void>
  mend: () => Promise<void>
}

export type Network = {
  /** Of all machines, as PostgreSQL writes it. */
  range: string
  /** `diskMegabytes`: its folder holds no more, where machines are namespaces. */
  add: (name: string, diskMegabytes?: number) => Promise<Machine>
  remove: () => Promise<void>
}

/** Whether machines can have networks of their own: they are Linux's namespaces, which only root may make. */
export const hasNamespaces = () => process.platform === 'linux' && process.getuid?.() === 0

function launch(folder: string, before: string[], program: string, args: string[], { env }: Program): ChildProcess {
  const [command = '', ...rest] = [...before, program, ...args]
  const child = spawn(command, rest, {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // What it starts in turn ends with it.
    detached: true,
  })
  // Beside it: a disk that is full is the program's alone.
  const log = createWriteStream(`${folder}-${program.split('/').at(-1)}.log`, { flags: 'a' })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  return child
}

function newFolder(root: string, name: string): string {
  const folder = join(root, name)
  mkdirSync(folder, { mode: 0o755 })
  const owner = postgresUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return folder
}

/** PostgreSQL refuses to run as root. */
const asItsUser = (isDatabase: boolean | undefined) => {
  const owner = postgresUser()
  return isDatabase && owner ? ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'] : []
}

/** Each machine is a network namespace on one bridge, whose cable can be pulled. */
async function withNamespaces(root: string): Promise<Network> {
  const id = randomInt(0x1000, 0xffff).toString(16)
  const [bridge, net] = [`kb${id}`, `10.${randomInt(64, 128)}.${randomInt(256)}`]
  const names: string[] = []
  const disks: string[] = []
  const ip = (...args: string[]) => run('ip', args)
  await ip('link', 'add', bridge, 'type', 'bridge')
  await ip('addr', 'add', `${net}.254/24`, 'dev', bridge)
  await ip('link', 'set', bridge, 'up')
  return {
    range: `${net}.0/24`,
    add: async (name, diskMegabytes) => {
      const [space, cable] = [`k${id}-${name}`, `kv${id}${names.length}`]
      names.push(space)
      const address = `${net}.${names.length}`
      await ip('netns', 'add', space)
      await ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
      await ip('link', 'set', cable, 'master', bridge, 'up')
      await ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
      await ip('-n', space, 'link', 'set', 'eth0', 'up')
      await ip('-n', space, 'link', 'set', 'lo', 'up')
      const folder = newFolder(root, name)
      if (diskMegabytes) {
        await run('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=777`, 'tmpfs', folder])
        disks.push(folder)
      }
      return {
        name,
        address,
        folder,
        start: (program, args, options = {}) =>
          launch(folder, ['ip', 'netns', 'exec', space, ...asItsUser(options.isDatabase)], program, args, options),
        cut: async () => void (await ip('link', 'set', cable, 'down')),
        mend: async () => void (await ip('link', 'set', cable, 'up')),
      }
    },
    remove: async () => {
      for (const disk of disks) await run('umount', ['-l', disk])
      for (const space of names) await ip('netns', 'del', space)
      await ip('link', 'del', bridge)
    },
  }
}

/** Each machine is an address of this computer's own. Cut off is who sleeps: nobody reaches them, and they nobody. */
async function onLoopback(root: string): Promise<Network> {
  const net = `127.${randomInt(1, 255)}.${randomInt(256)}`
  let count = 0
  return {
    range: '127.0.0.0/8',
    add: async (name) => {
      const address = `${net}.${++count}`
      const folder = newFolder(root, name)
      const children: ChildProcess[] = []
      const signal = async (what: string) => {
        for (const { pid, exitCode, signalCode } of children)
          if (pid && exitCode === null && signalCode === null) await run('pkill', [`-${what}`, '-g', String(pid)])
      }
      return {
        name,
        address,
        folder,
        start: (program, args, options = {}) => {
          const child = launch(folder, asItsUser(options.isDatabase), program, args, options)
          children.push(child)
          return child
        },
        cut: () => signal('STOP'),
        mend: () => signal('CONT'),
      }
    },
    remove: async () => {},
  }
}

/** Does some work with machines that can be cut off from each other, and removes them. */
export async function withNetwork<Result>(work: (network: Network) => Promise<Result>): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'machines-'))
  const owner = postgresUser()
  if (owner) chownSync(root, owner.uid, owner.gid)
  const network = await (hasNamespaces() ? withNamespaces(root) : onLoopback(root))
  try {
    return await work(network)
  } finally {
    await network.remove()
    if (!process.env.KEEP) rmSync(root, { recursive: true, force: true })
    else console.info(`Logs are in ${root}`)
  }
}
