import { defineConfig } from 'vitest/config'
import { isShort } from './tier.ts'
import { setupFiles } from './units.ts'

/**
 * What depends on the driver: start and jobs, bulk imports, and the calls that lock, write and read most. These run on
 * the embedded database as well, on which the journeys walk the whole shop.
 */
const onBothDatabases = [
  'server/src/{entry/{lab,seed},platform/{config,files,jobs,limits,telemetry},people/visitor,laboratory/laboratory}/*.test.ts',
  'server/src/{animals/animal,sales/{cart,checkout},results/result}/handlers.test.ts',
]

/**
 * What a short run leaves to the whole one: kills and starts of processes, a database that is silent for seconds, a price
 * that changes in seconds, and every single thing in the catalogue.
 */
const wholeOnly = [
  'server/test/{kills,start}.race.ts',
  'server/src/entry/http/without-database.test.ts',
  'server/src/storefront/product-price/handlers.race.ts',
  'server/test/sold-is-delivered.test.ts',
]

export const serverTests = (
  database: 'postgres' | 'pglite',
  include: string[],
  groupOrder: number,
  name: string = database,
) => ({
  test: {
    name,
    include,
    exclude: isShort ? wholeOnly : [],
    env: { TEST_DATABASE: database },
    setupFiles: [...setupFiles, './server/test/one-at-a-time.ts'],
    globalSetup: './server/test/database.ts',
    // The server's modules are read once for each worker, not for each file, which took half of the time.
    isolate: false,
    maxWorkers: 2,
    // Garbage of short life is an eighth of the time with V8's own 16 MB for it.
    execArgv: ['--max-semi-space-size=64'],
    // A test that passes never waits as long, on a busy machine either.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { groupOrder },
  },
})

/** The server's calls, each file on a database of its own. */
export const servers = [
  serverTests('postgres', ['server/**/*.test.ts', 'server/**/*.race.ts'], 1),
  // In a short run the embedded database is what the journeys walk on.
  ...(isShort ? [] : [serverTests('pglite', onBothDatabases, 2)]),
]

export default defineConfig({ test: { projects: servers } })
