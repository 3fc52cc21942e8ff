import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath, headlessShell } from './chromium.ts'
import { postgresBin } from './postgres.ts'

/**
 * Finds what the tests need outside node_modules, and installs what is missing. One line for each. With `machines` also
 * what a cluster is made of (docs/scaling.md).
 */

const canApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
let isAptFresh = false

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })

function apt(name: string) {
  if (!isAptFresh) run('apt-get', 'update', '-qq')
  isAptFresh = true
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)
}

function attempt(name: string, install: () => void) {
  console.log(`${name}: installing`)
  try {
    install()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}

function provide(name: string, find: () => string | undefined, install: () => void, hint: string) {
  if (find() === undefined) attempt(name, install)
  const place = find()
  if (place) console.log(`${name}: ${place}`)
  else {
    console.error(`${name}: missing. ${hint}`)
    process.exitCode = 1
  }
}

// Also where there is a Chromium with windows, which is slower.
if (canApt && !process.env.CHROMIUM_PATH && !existsSync(headlessShell))
  attempt('Chromium without windows', () => apt('chromium-headless-shell'))
provide(
  'Chromium',
  chromiumPath,
  () => (canApt ? apt('chromium') : run('playwright', 'install', 'chromium')),
  'Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
)
provide(
  'PostgreSQL',
  postgresBin,
  () => {
    if (canApt) apt('postgresql')
    else if (process.platform === 'darwin') run('brew', 'install', 'postgresql@17')
  },
  'Install the PostgreSQL server, or set POSTGRES_BIN to the folder with initdb.',
)

const ofMachines = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
}
if (process.argv.includes('machines'))
  for (const [name, place] of Object.entries(ofMachines))
    provide(
      name,
      () => (existsSync(place) ? place : undefined),
      () => {
        if (canApt) apt(name)
      },
      'It is a package of Debian.',
    )
