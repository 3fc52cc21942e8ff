import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

/** `npm test` and `npm run test:all`: every suite, one after the other, in one tier (vitest/tier.ts). */

const tiers = {
  short: {
    ran: 'what a change must pass: checks, units, each screen and component, the server on PostgreSQL, and one journey of each kind',
    other:
      '`npm run test:all` runs everything: every state, width and audience with axe, both databases, all journeys, every command',
  },
  all: { ran: 'everything', other: '`npm test` runs what a change must pass, in a quarter of the time' },
}
type Tier = keyof typeof tiers

const tier: Tier = process.argv[2] === 'all' ? 'all' : 'short'
const checks = ['types', 'lint', 'format:check', 'knip', 'unit', 'house', 'build']
/** Each has the machine to itself. */
const suites = ['stories', 'servers', 'journeys', ...(tier === 'all' ? ['smoke'] : [])]

/** Which of the generated tests a short run tries (vitest/sample.ts). */
const seed = process.env.SEED ?? String(randomInt(2 ** 31))
const env = { ...process.env, SEED: seed, ...(tier === 'short' && { TEST_TIER: 'short' }) }
const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit', env }).status === 0

const isWhole =
  run(process.execPath, 'scripts/setup.ts') &&
  run('turbo', 'run', ...checks) &&
  run('turbo', 'run', ...suites, '--concurrency=1', '--only', '--continue')
const { ran, other } = tiers[tier]
console.log(`\nThis ran ${ran} (SEED=${seed}).\n${other}.`)
process.exitCode = isWhole ? 0 : 1
