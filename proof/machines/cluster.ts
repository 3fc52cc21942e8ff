import { type ChildProcess, execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { postgresBin } from '../../scripts/postgres.ts'
import type { Machine, Network } from './network.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const built = join(root, 'server/dist/main.js')

/** Debian's, which `npm run setup` installs. */
const programs = {
  etcd: 'etcd',
  patroni: 'patroni',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
}

/** One of the shop's own configuration files, as `envsubst` fills it. */
function writeFilled(name: string, { folder }: Machine, values: Record<string, string>): string {
  const text = readFileSync(join(root, 'deploy', name), 'utf8').replaceAll(
    /\$\{(\w+)\}/g,
    (_, key: string) => values[key] ?? '',
  )
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** Until it is so. Throws after `seconds`. */
async function until<Found>(
  what: string,
  isSo: () => Promise<Found | false | null | undefined>,
  seconds = 60,
): Promise<Found> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const found = await isSo().catch(() => false as const)
    if (found) return found
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`)
    await sleep(100)
  }
}

const kill = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

type EtcdStatus = { leader: string; header: { member_id: string } }

export type Sizes = { shops: number; databases: number; etcds: number }

/** Three etcd, PostgreSQL under Patroni, PgBouncer, shops and HAProxy, each on a machine of its own. */
export async function startCluster(network: Network, sizes: Sizes, settings: Record<string, string>) {
  const children = new Set<ChildProcess>()
  const begin = (machine: Machine, ...args: Parameters<Machine['start']>) => {
    const child = machine.start(...args)
    children.add(child)
    child.once('exit', () => children.delete(child))
    return child
  }
  const machinesOf = async (kind: string, count: number, diskMegabytes?: number) => {
    const machines: Machine[] = []
    for (let number = 1; number <= count; number++) machines.push(await network.add(`${kind}${number}`, diskMegabytes))
    return machines
  }
  const [etcds, databases, shops, [front]] = [
    await machinesOf('etcd', sizes.etcds),
    await machinesOf('db', sizes.databases, 1500),
    await machinesOf('shop', sizes.shops),
    await machinesOf('front', 1),
  ]
  if (!front) throw new Error('There is no front')
  const password = () => randomBytes(12).toString('hex')
  const passwords = { superuser: password(), replication: password(), shop: password() }

  const peers = etcds.map(({ name, address }) => `${name}=http://${address}:2380`).join(',')
  const startEtcd = (machine: Machine) => {
    const { name, address, folder } = machine
    return begin(machine, programs.etcd, [
      `--name=${name}`,
      `--data-dir=${join(folder, 'data')}`,
      `--listen-peer-urls=http://${address}:2380`,
      `--initial-advertise-peer-urls=http://${address}:2380`,
      `--listen-client-urls=http://${address}:2379`,
      `--advertise-client-urls=http://${address}:2379`,
      `--initial-cluster=${peers}`,
    ])
  }
  const etcdProcesses = new Map(etcds.map((machine) => [machine, startEtcd(machine)]))

  const patronis = new Map<Machine, ChildProcess>()
  const startDatabase = (machine: Machine) => {
    const file = writeFilled('patroni.yml', machine, {
      NAME: machine.name,
      ADDRESS: machine.address,
      FOLDER: machine.folder,
      NETWORK: network.range,
      ETCD_HOSTS: etcds.map(({ address }) => `${address}:2379`).join(','),
      POSTGRES_BIN: postgresBin() ?? '',
      SUPERUSER_PASSWORD: passwords.superuser,
      REPLICATION_PASSWORD: passwords.replication,
    })
    patronis.set(machine, begin(machine, programs.patroni, [file], { isDatabase: true }))
  }
  for (const machine of databases) startDatabase(machine)

  type Member = { name: string; role: string; state: string; lag?: number }
  /** As any Patroni that answers knows it. */
  const members = async (): Promise<Member[]> => {
    const answers = databases.map(async ({ address }) => {
      const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2000) })
      return ((await answer.json()) as { members: Member[] }).members
    })
    return Promise.any(answers)
  }
  const named = (name: string) => databases.find((machine) => machine.name === name)
  const primary = () =>
    until('a primary', async () => {
      const leader = (await members()).find(({ role, state }) => role === 'leader' && state === 'running')
      const machine = leader && named(leader.name)
      const answer = machine && (await fetch(`http://${machine.address}:8008/primary`))
      return answer?.ok ? machine : null
    })
  /** All others follow it, one of them in step with it. */
  const isWhole = (seconds = 120) =>
    until(
      'a whole cluster',
      async () => {
        const all = await members()
        const follow = all.filter(({ state, role }) => ['running', 'streaming'].includes(state) && role !== 'leader')
        return follow.length === databases.length - 1 && follow.some(({ role }) => role === 'sync_standby')
      },
      seconds,
    )

  const values = {
    WEB: `${front.address}:8080`,
    INSIDE: front.address,
    ...Object.fromEntries([1, 2, 3].map((n) => [`SHOP${n}`, shops[n - 1]?.address ?? '127.0.0.1'])),
    ...Object.fromEntries([1, 2, 3].map((n) => [`DB${n}`, databases[n - 1]?.address ?? '127.0.0.1'])),
  }
  const first = await primary()
  const admin = new pg.Client({
    host: first.address,
    user: 'postgres',
    password: passwords.superuser,
    database: 'postgres',
  })
  await admin.connect()
  await admin.query(`create role shop login password '${passwords.shop}'`)
  await admin.query('create database shop owner shop')
  await admin.end()
  await isWhole()

  begin(front, programs.haproxy, ['-db', '-f', join(root, 'deploy/haproxy.cfg')], { env: values })
  // Until its first checks are done HAProxy takes each for the primary.
  await sleep(4000)
  const url = (host: string, port: number) => `postgres://shop:${passwords.shop}@${host}:${port}/shop`
  // Of all shops: what none of them sends goes there as files.
  const folder = join(front.folder, 'data')
  mkdirSync(folder)
  const shopSettings = (machine: Machine) => ({
    DATABASE_URL: `${url(machine.address, 6432)}?prepare=false`,
    DATABASE_DIRECT_URL: url(front.address, 5000),
    DATABASE_REPLICA_URL: url(front.address, 5001),
    PORT: '4000',
    DATA_DIR: folder,
    NODE_ENV: 'production',
    TRUST_PROXY: '2',
    ...settings,
  })
  for (const machine of shops) {
    const file = writeFilled('pgbouncer.ini', machine, { ...values, ADDRESS: machine.address, FOLDER: machine.folder })
    writeFileSync(join(machine.folder, 'userlist.txt'), `"shop" "${passwords.shop}"\n`)
    begin(machine, programs.pgbouncer, [file], { isDatabase: true })
  }
  const shopProcesses = new Map<Machine, ChildProcess>()
  const startShop = (machine: Machine, env: Record<string, string> = {}) =>
    shopProcesses.set(machine, begin(machine, process.execPath, [built], { env: { ...shopSettings(machine), ...env } }))
  const isShopReady = (machine: Machine) =>
    until(machine.name, async () => (await fetch(`http://${machine.address}:4000/api/ready`)).ok)
  // The first brings the schema up to date, and the others wait for it.
  for (const machine of shops) startShop(machine)
  await Promise.all(shops.map(isShopReady))
  await until('the front', async () => (await fetch(`http://${values.WEB}/api/health`)).ok)

  /** Its PostgreSQL too, which Patroni's end would leave. */
  const killDatabase = async (machine: Machine) => {
    const patroni = patronis.get(machine)
    const postmaster = Number(readFileSync(join(machine.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
    if (patroni) await kill(patroni, 'SIGKILL')
    process.kill(postmaster, 'SIGKILL')
  }

  return {
    url: `http://${values.WEB}`,
    /** The primary, wherever it is. */
    databaseUrl: url(front.address, 5000),
    folder,
    shops,
    databases,
    primary,
    /** Until somebody else is the primary. */
    changedFrom: (old: Machine) => until('another primary', async () => (await primary()) !== old),
    /** The one in step with the primary. */
    standby: () =>
      until('a standby in step', async () => {
        const inStep = (await members()).find(({ role }) => role === 'sync_standby')
        return inStep && named(inStep.name)
      }),
    isWhole,
    killShop: async (machine: Machine, signal: NodeJS.Signals) => {
      const process = shopProcesses.get(machine)
      if (process) await kill(process, signal)
    },
    startShop: async (machine: Machine, env?: Record<string, string>) => {
      startShop(machine, env)
      await isShopReady(machine)
    },
    killDatabase,
    startDatabase,
    switchOver: async () => {
      const from = await primary()
      const file = join(from.folder, 'patroni.yml')
      await run('patronictl', ['-c', file, 'switchover', 'shop', '--master', from.name, '--force'])
      await until('another primary', async () => (await primary()) !== from)
    },
    /** Kills the leader of etcd, and returns how to start it again. */
    killEtcdLeader: async () => {
      for (const machine of etcds) {
        const status = `http://${machine.address}:2379/v3/maintenance/status`
        const { leader, header } = (await (await fetch(status, { method: 'POST', body: '{}' })).json()) as EtcdStatus
        const child = etcdProcesses.get(machine)
        if (leader !== header.member_id || !child) continue
        await kill(child, 'SIGKILL')
        return () => void etcdProcesses.set(machine, startEtcd(machine))
      }
      throw new Error('etcd has no leader')
    },
    stop: async () => {
      for (const machine of [...databases, ...shops, ...etcds]) await machine.mend()
      for (const [, child] of shopProcesses) await kill(child, 'SIGTERM')
      for (const machine of databases)
        if (existsSync(join(machine.folder, 'data/postmaster.pid'))) await killDatabase(machine).catch(() => {})
      for (const child of children) await kill(child, 'SIGKILL')
    },
  }
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>
