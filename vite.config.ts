import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { copy } from './app/mdx.ts'
import { chromiumArgs, chromiumPath } from './scripts/chromium.ts'

const provider = playwright({
  launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  // A dialog fades in: until it has, what a play finds in it is not visible yet.
  contextOptions: { reducedMotion: 'reduce' },
})
const browser = { enabled: true, headless: true, provider, instances: [{ browser: 'chromium' as const }] }
// Pages are MDX, which the addon for docs compiles.
const storybook = () =>
  storybookTest({ configDir: new URL('./.storybook', import.meta.url).pathname, disableAddonDocs: false })

/**
 * What hangs on the driver: start and jobs, bulk imports, and the calls that lock, write and read most. These run on the
 * embedded database as well, on which the journeys walk the whole shop.
 */
const onBothDatabases = [
  'server/src/{seed,platform,visitor,laboratory}/*.test.ts',
  'server/src/{animal,cart,checkout,result}/handlers.test.ts',
]

/** What is deprecated fails, in tests and in the servers that they start. */
const setupFiles = ['./scripts/no-deprecations.ts']

const serverTests = (
  database: 'postgres' | 'pglite',
  include: string[],
  groupOrder: number,
  name: string = database,
) => ({
  test: {
    name,
    include,
    env: { TEST_DATABASE: database },
    setupFiles: [...setupFiles, './server/test/one-at-a-time.ts'],
    globalSetup: './server/test/database.ts',
    // The server's modules are read once for each worker, not for each file, which took half of the time.
    isolate: false,
    maxWorkers: 2,
    // A test that passes never waits as long, on a busy machine either.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { groupOrder },
  },
})

const proofs = serverTests('postgres', ['proof/*.proof.ts', 'server/src/http/{access,replies}.test.ts'], 5, 'proof')
const proofAtScale = {
  test: { ...proofs.test, env: { ...proofs.test.env, PROOF: 'true' }, testTimeout: 0, disableConsoleIntercept: true },
}

/** Every check that runs code. Groups run one after the other, so journeys have the machine to themselves. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [copy()],
        test: {
          name: 'unit',
          setupFiles,
          include: ['{contract,design-system,mocks,app,scripts,docs,visual}/**/*.test.ts', 'server/**/*.unit.ts'],
          isolate: false,
          // Some lint the house or build a folder: seconds, on a busy machine many.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      serverTests('postgres', ['server/**/*.test.ts', 'server/**/*.race.ts'], 1),
      serverTests('pglite', onBothDatabases, 2),
      // Hours of what the suites do in seconds; only `npm run proof` names it.
      proofAtScale,
      {
        plugins: [storybook()],
        // With what an earlier run optimized, a package imported since then reloads the page in the middle of its files.
        optimizeDeps: { force: true },
        // A page for each worker: each story clears up after itself (.storybook/preview.tsx), and a new page for each
        // file takes three times as long.
        test: {
          name: 'stories',
          setupFiles: ['./.storybook/no-tracks.ts', './.storybook/release-stories.ts'],
          browser,
          isolate: false,
          // One more than cores: a third of a story's time is waiting.
          maxWorkers: 3,
          testTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'journeys',
          setupFiles,
          include: ['app/e2e/**/*.journey.ts'],
          globalSetup: './app/e2e/server.ts',
          isolate: false,
          maxWorkers: 3,
          // As above.
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 90_000 } },
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
